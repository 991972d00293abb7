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

test("the letter of a rating stays with its number, which counts nothing", () => {
  expect(shown(typeset("Z 5 proti O −1", "cs"))).toBe("Z~5 proti O~−1");
  expect(shown(typeset("F 5 against A 4", "en"))).toBe("F~5 against A~4");
});

test("a negative number has a minus, a hyphen stays one", () => {
  expect(shown(typeset("A -2, (-1) BG-086 x-3", "en"))).toBe("A~−2, (−1) BG-086 x-3");
});

test("an apostrophe is curled, also in a name that has a straight one", () => {
  expect(typeset("Toronaga's 'might'", "en")).toBe("Toronaga’s 'might'");
});
