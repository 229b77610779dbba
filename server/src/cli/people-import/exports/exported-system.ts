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

/** The settings that are needed to read an export. */
export interface ExportSettings {
  firebaseHash: FirebaseHashConfig | null;
  /** Hashes by the ids of their users, where they are in a separate file. */
  hashes: ReadonlyMap<string, string> | null;
}

/** How another system exports its users. */
export interface ExportedSystem {
  /** The key of their list in a JSON document; null where the document is the list, or each line is a user. */
  list: string | null;
  mayBeCsv?: boolean;
  disabled(record: JsonObject): boolean;
  /** The values for our columns, before the mapping. */
  person(record: JsonObject, settings: ExportSettings): ImportedRow;
  /** The parts of a record that cannot be read. */
  problems?(record: JsonObject, settings: ExportSettings): Problems;
}
