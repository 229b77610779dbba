import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { InvitesService } from "./invites.service.ts";
import type { ProductContext } from "./product-context.ts";

export function invitesRoutes(
  service: InvitesService,
): Pick<
  Handlers<ProductCalls, ProductContext>,
  "createPracticeInvite" | "createAcademicInvite" | "listInvites" | "revokeInvite" | "resendInvite"
> {
  return {
    createPracticeInvite: ({ body }, context) => service.createPractice(body, context),
    createAcademicInvite: ({ body }, context) => service.createAcademic(body, context),
    listInvites: ({ query }, context) => service.list(query, context),
    revokeInvite: ({ params }, context) => service.revoke(params.id, context),
    resendInvite: ({ params }, context) => service.resend(params.id, context),
  };
}
