import type { Problems } from "@frontdoor/contract/problems.ts";
import type { ImportedRow } from "@frontdoor/contract/products/import-columns.ts";
import type { JsonObject } from "../read-records.ts";

/** The parameters that a project's hashes have in common. */
export interface FirebaseHashConfig {
  signerKey: string;
  saltSeparator: string;
  rounds: string;
  memCost: string;
}

/** What beside the export itself is needed to read it. */
export interface ExportSettings {
  firebaseHash: FirebaseHashConfig | null;
  /** Hashes by the ids of their users, where they are in a file of their own. */
  hashes: ReadonlyMap<string, string> | null;
}

/** How another system writes its users. */
export interface ExportedSystem {
  /** The key under which they stand in one JSON document; null for a document that is their list, or one a line. */
  list: string | null;
  mayBeCsv?: boolean;
  disabled(record: JsonObject): boolean;
  /** What of our columns it has, before the mapping. */
  person(record: JsonObject, settings: ExportSettings): ImportedRow;
  /** What of it cannot be read. */
  problems?(record: JsonObject, settings: ExportSettings): Problems;
}
