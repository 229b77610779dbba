/** Clause or security row → the files whose tests cite it. */
export type Citations = ReadonlyMap<string, ReadonlySet<string>>;

const id = "(?:S\\d\\.\\d{3}|SEC-[A-K]\\d+)";
const ids = `${id}(?:[ ,]+${id})*`;
/** A title that begins with its ids in brackets, or a literal of only ids (rows of `test.each`). */
const citation = new RegExp(`(["'\`])(?:\\[(${ids})\\]|(${ids})\\1)`, "g");

/** The ids that the tests in `source` cite: `test("[S2.051 SEC-A9] …")`. */
export function citedIn(source: string): string[] {
  const lists = [...source.matchAll(citation)].map(([, , title, row]) => title ?? row ?? "");
  return [...new Set(lists.flatMap((list) => list.split(/[ ,]+/)))];
}

/** @param sources path → source text of every test file */
export function collectCitations(sources: ReadonlyMap<string, string>): Citations {
  const citations = new Map<string, Set<string>>();
  for (const [path, source] of sources) {
    for (const cited of citedIn(source)) {
      citations.set(cited, (citations.get(cited) ?? new Set()).add(path));
    }
  }
  return citations;
}
