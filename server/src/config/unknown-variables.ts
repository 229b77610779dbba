import type { Environment } from "./config-reader.ts";

/** Our prefixes: a variable with one of them that is not known is probably misspelt. */
const ownBeginnings =
  /^(?:FRONTDOOR|SMTP|SMS|MASTER_KEY|ARGON2|DEMO|PRACTICE|ACADEMIC|KIOSK|METRICS|STAFF)_/;
/** Variables that Kubernetes sets for a service of our name. */
const ofServices = /_SERVICE_(?:HOST|PORT)|_PORT(?:_\d+_|$)/;
/** Variables of the system whose names look like ours. */
const ofTheSystem = new Set(["HOME", "LANGUAGE", "LOGNAME", "MAIL", "TZ"]);

/**
 * A line for each variable that looks like ours and is not known, since a misspelt one would be ignored in silence.
 * Values are never read.
 * @param known every name that any part of the front door reads
 */
export function unknownVariables(env: Environment, known: readonly string[]): string[] {
  return Object.keys(env)
    .filter((name) => /^[A-Z][A-Z\d_]+$/.test(name) && env[name]?.trim())
    .filter((name) => !known.includes(name) && !ofTheSystem.has(name) && !ofServices.test(name))
    .flatMap((name) => {
      const meant = known.find((each) => isNear(name, each));
      if (meant !== undefined) return [`${name} is set and nobody reads it: is ${meant} meant?`];
      if (!ownBeginnings.test(name)) return [];
      return [`${name} is set and nobody reads it: .env.example lists the variables.`];
    });
}

/**
 * A line for each variable of ours whose value stands in quotes: systemd and Compose take them off, `docker run --env-file`
 * leaves them. Values are never told.
 * @param known every name that any part of the front door reads
 */
export function quotedVariables(env: Environment, known: readonly string[]): string[] {
  return [...new Set(known)]
    .filter((name) => /^(["']).*\1$/s.test(env[name]?.trim() ?? ""))
    .map((name) => `${name} stands in quotes, which belong to its value here: leave them out.`);
}

/** At most two typing errors in a long name, one in a short one; underscores are ignored. */
function isNear(name: string, known: string): boolean {
  const [a, b] = [name.replaceAll("_", ""), known.replaceAll("_", "")];
  const slips = b.length >= 10 ? 2 : 1;
  return Math.abs(a.length - b.length) <= slips && distance(a, b) <= slips;
}

/** Letters changed, left out, added or swapped with their neighbour (Damerau and Levenshtein). */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const [above = [], before = []] = [rows[i - 1], rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const changed = (above[j - 1] ?? 0) + (isSame ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}
