/**
 * Every table of the database. Each `*-tables.ts` declares the tables of its folder and adds them here by declaration
 * merging, so that this folder imports none of them.
 */
export interface Tables {
  /** Values that belong to the whole installation, by name. */
  settings: { name: string; value: string };
}
