/** Secrets of a run by what they are. */
export type Secrets = Record<string, readonly string[]>;

/**
 * Digits of a code stand alone, by no letter either but that of an escape (`\n`, `%0A`): ids and keys hold any six.
 * Anything longer is found wherever it is.
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
    const alone = `(?<![\\d.]|(?<!\\\\|%[\\da-f])[a-z_])${value}(?!\\w)`;
    return new RegExp(alone, "i").test(artefact);
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
