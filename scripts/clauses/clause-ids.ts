export interface Clause {
  /** `S<section>.<nnn>` */
  id: string;
  text: string;
}

export function readClauses(catalogue: string): Clause[] {
  const rows = catalogue.matchAll(/^\| (S\d\.\d{3}) \| (.+) \|$/gm);
  return [...rows].map(([, id = "", text = ""]) => ({ id, text }));
}

/** `S2.014` and `S2.088-S2.094` as ids; a range lies within one section. */
export function expandRange(range: string): string[] {
  const [, section = "", first, last] = /^S(\d)\.(\d{3})(?:-S\1\.(\d{3}))?$/.exec(range) ?? [];
  if (first === undefined) throw new Error(`"${range}" is neither a clause nor a range`);
  const ids: string[] = [];
  for (let number = Number(first); number <= Number(last ?? first); number++) {
    ids.push(`S${section}.${String(number).padStart(3, "0")}`);
  }
  return ids;
}
