import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { InvitesService } from "./invites.service.ts";

export function inviteRoutes(
  service: InvitesService,
): Pick<Handlers<PracticeCalls, CallContext>, "loadInvite"> {
  return { loadInvite: ({ params }) => service.loadInvite(params.code) };
}
