import { expect, test } from "vitest";
import { fill } from ".";
import { typeset } from "./typography";

const shown = (text: string): string => text.replaceAll("\u00a0", "~");

test("a Czech line does not end with a word of one letter", () => {
  expect(shown(typeset("v úkrytu a s kartou (k boji) i s vámi", "cs"))).toBe("v~úkrytu a~s~kartou (k~boji) i~s~vámi");
  expect(shown(typeset("I am a bot", "en"))).toBe("I am a bot");
});

test("a number stays with what it counts", () => {
  expect(shown(typeset("3 z 16 bodů", "cs"))).toBe("3~z~16~bodů");
  expect(shown(fill("{n} points for 2 D", "en", { n: 5 }))).toBe("5~points for 2~D");
});

test("a negative number has a minus, a hyphen stays one", () => {
  expect(shown(typeset("A -2, (-1) BG-086 x-3", "en"))).toBe("A −2, (−1) BG-086 x-3");
});
