import { type HodRecord, searchHod } from "@frontdoor/contract/academic/lookups.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { send } from "../../../../client/send.ts";

/** What a search for heads of department asks for: a text, and the ids of two lists (S3.059, Q057). */
export interface HodFilter {
  searchTerm: string;
  speciality: string;
  institute: string;
}

export type HodResults =
  | { is: "searching" }
  | { is: "found"; hods: readonly HodRecord[] }
  /** Nothing was asked for: no name, no list. */
  | { is: "unasked" }
  | { is: "failed"; message: string; problems: Problems };

/** Searches heads of department (S7.030–S7.032); blanks are left out. */
export async function searchHods(filter: HodFilter, signal: AbortSignal): Promise<HodResults> {
  const query = { ...filter, searchTerm: filter.searchTerm.trim() };
  const sent = await send(searchHod, { query }, { signal });
  if (!sent.ok) return { is: "failed", message: sent.error.message, problems: sent.error.fields };
  const isBlank = Object.values(query).every((value) => value === "");
  return isBlank ? { is: "unasked" } : { is: "found", hods: sent.reply };
}
