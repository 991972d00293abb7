// The client's types, from the server's schema: `npm run types` writes src/lib/wire/types.ts.
import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));
const target = fileURLToPath(new URL("../src/lib/wire/types.ts", import.meta.url));

/** The interpreter with the server's packages: of this checkout, or of the one it is a worktree of. */
function python() {
  const git = () => execFileSync("git", ["rev-parse", "--path-format=absolute", "--git-common-dir"], { cwd: root });
  const own = `${root}.venv/bin/python`;
  if (env.PYTHON) return env.PYTHON;
  return existsSync(own) ? own : `${dirname(git().toString().trim())}/.venv/bin/python`;
}

/** The schema as the server of this checkout prints it. */
function schema() {
  const options = { env: { ...env, PYTHONPATH: `${root}src`, GROGNARD_PURE: "1" }, maxBuffer: 1 << 26 };
  return JSON.parse(execFileSync(python(), ["-m", "grognard.cli", "schema", "--json"], options).toString());
}

/** Titles of fields, and a meaning beside the name of a type, would become types of their own. */
function tidy(definition) {
  for (const field of Object.values(definition.properties ?? {})) {
    delete field.title;
    if (field.$ref) delete field.description;
  }
  return definition;
}

/** The text of src/lib/wire/types.ts. */
export async function types() {
  const { $defs, FromClient, FromServer } = schema();
  const union = (names) => ({ anyOf: names.map((name) => ({ $ref: `#/$defs/${name}` })) });
  const definitions = Object.fromEntries(Object.entries($defs).map(([name, one]) => [name, tidy(one)]));
  definitions.FromClient = union(FromClient);
  definitions.FromServer = union(FromServer);
  const wire = { title: "Wire", type: "object", additionalProperties: false, $defs: definitions };
  const text = await compile(wire, "Wire", {
    bannerComment: "// Written from the server's schema by `npm run types`.",
    unreachableDefinitions: true,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
  });
  return text
    .replace(/export interface Wire \{\s*\}\n/, "")
    .replace(
      /\/\*\*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
      "",
    )
    .replace(/ \*\n \* This interface was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, "");
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, await types());
