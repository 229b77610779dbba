import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { InvitesService } from "./invites.service.ts";

export function inviteRoutes(
  service: InvitesService,
): Pick<Handlers<AcademicCalls, CallContext>, "loadInvite"> {
  return { loadInvite: ({ params }) => service.loadInvite(params.key) };
}
