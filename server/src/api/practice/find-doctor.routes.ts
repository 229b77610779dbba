import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { FindDoctorService } from "./find-doctor.service.ts";

export function findDoctorRoutes(
  service: FindDoctorService,
): Pick<Handlers<PracticeCalls, CallContext>, "searchPractices" | "kioskLink"> {
  return {
    searchPractices: ({ query }) => service.search(query.name),
    kioskLink: ({ params }) => service.kioskLink(params.id),
  };
}
