import { afterEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { saying } from "./saying";

const bauhaus = { name: "bauhaus", title: "Bauhaus – Iron of Venus" };

afterEach(() => settings.set({ lang: "en" }));

test("a deck's saying is in the reader's language", () => {
  const said = (["en", "cs", "ro"] as const).map((lang) => {
    settings.set({ lang });
    return saying(bauhaus);
  });
  expect(said).toEqual(["Iron of Venus", "Železo Venuše", "Fierul de pe Venus"]);
});

test("a deck that has no saying of ours keeps what its title says", () => {
  expect(saying({ name: "new", title: "New – Wind of Mars" })).toBe("Wind of Mars");
  expect(saying({ name: "new", title: "New" })).toBe("New");
});
