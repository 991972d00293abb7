// @vitest-environment node
import { expect, test } from "vitest";
import { types } from "../../../scripts/types.mjs";
import kept from "./types.ts?raw";

test("the types are those of the server's schema (npm run types)", { timeout: 60_000 }, async () => {
  expect(kept).toBe(await types());
});
