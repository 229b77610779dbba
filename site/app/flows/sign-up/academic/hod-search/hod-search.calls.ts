import {
  type HodRecord,
  minimumHodSearchLength,
  searchHod,
} from "@frontdoor/contract/academic/lookups.ts";
import { isTooShort, nameWords } from "@frontdoor/contract/academic/name-words.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { type SendOptions, send } from "../../../../client/send.ts";

/** The filter of a HOD search: a text, and the ids of two lists (S3.059, Q057). */
export interface HodFilter {
  searchTerm: string;
  speciality: string;
  institute: string;
}

/** The filters that were dropped because nobody matched. */
type Widened = "speciality" | "institute" | "both";

export type HodResults =
  | { is: "searching" }
  | { is: "found"; hods: readonly HodRecord[]; widened: Widened | null }
  /** The filter is empty: neither name nor list. */
  | { is: "unasked" }
  /** The text is too short: nothing was sent. */
  | { is: "tooShort"; problems: Problems }
  | { is: "failed"; message: string; problems: Problems };

/**
 * Searches heads of department (S7.030–S7.032), without empty filters. Without results it widens the search: to any
 * speciality, then to any institution, then to both.
 */
export async function searchHods(filter: HodFilter, sending: SendOptions): Promise<HodResults> {
  const query = { ...filter, searchTerm: filter.searchTerm.trim() };
  if (isTooShort(nameWords(query.searchTerm))) {
    const searchTerm = messages.minimumLength(minimumHodSearchLength);
    return { is: "tooShort", problems: { searchTerm } };
  }
  if (isBlank(query)) return { is: "unasked" };
  for (const [widened, wider] of widening(query)) {
    const sent = await send(searchHod, { query: wider }, sending);
    if (!sent.ok) return { is: "failed", message: sent.error.message, problems: sent.error.fields };
    if (sent.reply.length > 0) return { is: "found", hods: sent.reply, widened };
  }
  return { is: "found", hods: [], widened: null };
}

/** A filter and its wider variants, except empty ones. */
function widening(filter: HodFilter): [Widened | null, HodFilter][] {
  const anySpeciality = { ...filter, speciality: "" };
  const anyInstitute = { ...filter, institute: "" };
  const wider: [Widened | null, HodFilter][] = [[null, filter]];
  if (filter.speciality !== "") wider.push(["speciality", anySpeciality]);
  if (filter.institute !== "") wider.push(["institute", anyInstitute]);
  if (wider.length > 2) wider.push(["both", { ...anySpeciality, institute: "" }]);
  return wider.filter(([, each]) => !isBlank(each));
}

const isBlank = (filter: HodFilter) => Object.values(filter).every((value) => value === "");
