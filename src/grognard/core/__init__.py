"""The core: questions, answers, pending work, matches, laws. It knows no game and no word of any language."""
