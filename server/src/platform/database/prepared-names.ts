/** No more statements are kept: each holds some of its server's memory as long as the connection lasts. */
const mostPrepared = 300;
/** Of no more texts it is remembered how often they came. */
const mostKnown = 1_000;
/** Three or more entries of an `in`, or a second row of `values`: the text is another at every length. */
const list = / in \(\$\d+, \$\d+, |\), \(\$/;

interface PreparedNames {
  /** At which use a text is prepared. */
  atUse: number;
  /** What else decides about a text. */
  isTaken?: (text: string) => boolean;
}

/**
 * Names the statements of a connection that are worth being prepared: to parse and plan one costs more than to run it.
 * A search by a pattern is none: which index serves it depends on the pattern, and one plan for all reads every name for
 * one that nobody has. Nor is a list of any length: each would take a name that a statement that comes back should have.
 * @returns tells the name of a statement; null for one that is not prepared
 */
export function createPreparedNames({ atUse, isTaken = () => true }: PreparedNames) {
  /** The name, how often it came so far, or null for a text that is never prepared. */
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
