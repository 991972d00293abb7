import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Rules that need types are left out: svelte-check has the types already, and a second type check takes four times as
// long as all the rules here.
export default defineConfig(
  globalIgnores(["src/lib/wire/types.ts"]), // written from the server's schema
  js.configs.recommended,
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // TypeScript finds these and knows the global types
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A space at the edge of a block stays only in braces: {" "}
      "svelte/no-useless-mustaches": "off",
      // The maps and sets here are filled and read within one computation; none of them is state
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["*.js", "*.ts", "scripts/**", "stylelint/**"],
    languageOptions: { globals: globals.node },
  },
);
