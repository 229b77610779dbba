import { isIsoDate } from "@frontdoor/contract/validators/date.ts";
import { replaceAddress } from "../../../client/location.ts";
import { consoleAddresses } from "../addresses.ts";
import { midnightOf } from "../south-african-time.ts";

/** Which audit events are shown. An empty text filters nothing. */
export interface AuditFilter {
  person: string;
  staff: string;
  kind: string;
  /** First and last day, inclusive, in South African time, such as `2026-11-19`. */
  since: string;
  until: string;
}

const names = ["person", "staff", "kind", "since", "until"] as const;
const dayMilliseconds = 24 * 60 * 60 * 1000;

export function filterOfAddress(): AuditFilter {
  const query = new URLSearchParams(window.location.search);
  const [person = "", staff = "", kind = "", since = "", until = ""] = names.map(
    (name) => query.get(name) ?? "",
  );
  return { person, staff, kind, since: dayOr(since), until: dayOr(until) };
}

/** Writes the filter into the address, so that a reload and Back keep it. */
export function keepFilter(filter: AuditFilter): void {
  const set = names.filter((name) => filter[name] !== "").map((name) => [name, filter[name]]);
  const query = new URLSearchParams(set);
  replaceAddress(query.size === 0 ? consoleAddresses.audit : `${consoleAddresses.audit}?${query}`);
}

/** Converts the filter to the query of the calls. */
export function queryOf({ person, staff, kind, since, until }: AuditFilter) {
  return {
    ...(person !== "" && { person }),
    ...(staff !== "" && { staff }),
    ...(kind !== "" && { kind }),
    ...(since !== "" && { since: midnightOf(since) }),
    ...(until !== "" && {
      until: new Date(Date.parse(midnightOf(until)) + dayMilliseconds).toISOString(),
    }),
  };
}

const dayOr = (text: string) => (isIsoDate(text) ? text : "");
