/**
 * The most prepared statements of a connection: each takes some of the server's memory as long as the connection lasts.
 */
const mostPrepared = 300;
/** The most statements whose uses are counted. */
const mostKnown = 1_000;
/** Three or more entries of an `in`, or a second row of `values`: the text differs with the number of entries. */
const list = / in \(\$\d+, \$\d+, |\), \(\$/;

interface PreparedNames {
  /** At which use a text is prepared. */
  atUse: number;
  /** A further condition for a text. */
  isTaken?: (text: string) => boolean;
}

/**
 * Names the statements of a connection that are worth preparing: parsing and planning one costs more than running it. A
 * search by a pattern is not: the index that it needs depends on the pattern, and one plan for all patterns would read
 * every name. A list of varying length is not either: each length would take the place of a statement that is repeated.
 * @returns gives the name of a statement; null for one that is not prepared
 */
export function createPreparedNames({ atUse, isTaken = () => true }: PreparedNames) {
  /** The name, the number of uses so far, or null for a text that is never prepared. */
  const known = new Map<string, string | number | null>();
  let prepared = 0;
  return (text: unknown, values: unknown): string | null => {
    if (typeof text !== "string" || !Array.isArray(values) || values.length === 0) return null;
    const before = known.get(text);
    if (typeof before === "string" || before === null) return before;
    if (before === undefined && (list.test(text) || known.size === mostKnown)) return null;
    const isRefused = before === undefined && (text.includes(" like ") || !isTaken(text));
    const uses = (before ?? 0) + 1;
    const isDue = !isRefused && uses >= atUse && prepared < mostPrepared;
    const name = isDue ? `statement-${prepared}` : null;
    if (isDue) prepared += 1;
    known.set(text, isRefused ? null : (name ?? uses));
    return name;
  };
}
