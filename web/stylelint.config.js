/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    // The one place that defines colours
    { files: ["**/tokens.css"], rules: { "color-no-hex": null, "function-disallowed-list": null } },
  ],
  plugins: ["./stylelint/breakpoints.js"],
  rules: {
    "grognard/breakpoints": true,
    // Colours have names, from lib/ui/tokens.css; color-mix() may blend those
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["/^(rgb|hsl)a?$/", "hwb", "/^(ok)?(lab|lch)$/", "color", "light-dark"],
    // The states of a thing follow one another as they are read, :disabled after :hover; the scope is a small component
    "no-descending-specificity": null,
    "property-no-vendor-prefix": [true, { ignoreProperties: ["-webkit-text-size-adjust"] }], // Safari on phones knows no other
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }], // Svelte's
  },
};
