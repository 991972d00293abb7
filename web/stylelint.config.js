/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    // The states of a thing follow one another as they are read, :disabled after :hover; the scope is a small component
    "no-descending-specificity": null,
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }], // Safari on phones knows no other
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }], // Svelte's
  },
};
