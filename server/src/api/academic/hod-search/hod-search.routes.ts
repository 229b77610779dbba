import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { HodSearchService } from "./hod-search.service.ts";

export function hodSearchRoutes(
  service: HodSearchService,
): Pick<Handlers<AcademicCalls, CallContext>, "searchHod"> {
  return { searchHod: ({ query }, context) => service.search(query, context) };
}
