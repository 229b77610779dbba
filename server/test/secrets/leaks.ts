/** Secrets of a run by what they are. */
export type Secrets = Record<string, readonly string[]>;

/**
 * The digits of a code stand alone: before them are no digits or letters, but perhaps an escape (`\n`, `%20`). Ids and keys
 * hold any six digits. Anything longer is found wherever it is.
 */
const shortCode = /^\d{6}$/;

/** What of the secrets stands in an artefact, by its kind, in any of the ways in which it may be written. */
export function leaksIn(artefact: string, secrets: Secrets): string[] {
  return Object.entries(secrets).flatMap(([kind, values]) =>
    values.filter((value) => stands(artefact, value)).map(() => kind),
  );
}

function stands(artefact: string, value: string): boolean {
  if (shortCode.test(value)) {
    const before = "(?<=^|[^\\w.]|\\\\[bfnrtv]|\\\\u[\\da-f]{4}|%[\\da-f]{2})";
    return new RegExp(`${before}${value}(?!\\w)`, "i").test(artefact);
  }
  return spellings(value).some((spelling) => artefact.includes(spelling));
}

function spellings(value: string): string[] {
  const bytes = Buffer.from(value);
  return [
    ...new Set([
      value,
      encodeURIComponent(value),
      JSON.stringify(value).slice(1, -1),
      bytes.toString("hex"),
      bytes.toString("base64").replace(/=+$/, ""),
      bytes.toString("base64url"),
    ]),
  ];
}
