export const en = {
  skip: "To the content",
  loading: "Loading…",
  "cannot.load": "This page could not be loaded. Is the server running?",
  language: "Language",
  nowhere: "There is nothing here",
  "home.title": "Tabletop games by the book",
};
