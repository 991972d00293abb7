/** A rule for Stylelint: @media and @container ask only for the sizes named in src/lib/ui/breakpoints.json. */
import { readFileSync } from "node:fs";
import stylelint from "stylelint";

const breakpoints = JSON.parse(readFileSync(new URL("../src/lib/ui/breakpoints.json", import.meta.url), "utf-8"));
const named = new Set(Object.values(breakpoints).map((pixels) => `${pixels}px`));
const list = Object.entries(breakpoints).map(([name, pixels]) => `${pixels}px (${name})`);

export const ruleName = "grognard/breakpoints";
const messages = stylelint.utils.ruleMessages(ruleName, {
  notNamed: (size) => `Expected one of ${list.join(", ")} instead of "${size}"`,
  notRange: (feature) => `Expected a range such as "(width >= 640px)" instead of "${feature}"`,
});

const rule = () => (root, result) => {
  const say = (node, message, word) => stylelint.utils.report({ ruleName, result, node, message, word });
  root.walkAtRules(/^(media|container)$/, (node) => {
    for (const [size] of node.params.matchAll(/\d+(\.\d+)?[a-z]+/g))
      if (!named.has(size)) say(node, messages.notNamed(size), size);
    for (const [feature] of node.params.matchAll(/(min|max)-(width|height)/g))
      say(node, messages.notRange(feature), feature);
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
