/** Whether people who share a screen have anything to hide from each other. */

/** What a view says of its reader and of the question to them, not of the table. */
const OWN = new Set(["seat", "options", "facts"]);

/** Whether two seats see the same of the table. */
export function isSameSight(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return isEqual(one, other);
  const keys = new Set([...Object.keys(one), ...Object.keys(other)].filter((key) => !OWN.has(key)));
  return [...keys].every((key) => isEqual(one[key], other[key]));
}

function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, at) => isEqual(part, other[at]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isEqual(one[key], other[key]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
