import type { Handlers } from "@frontdoor/contract/call.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import type { FastifyInstance } from "fastify";
import type { HttpDeps } from "../../platform/calls/call-context.ts";
import { registerCalls } from "../../platform/calls/calls.ts";
import type { Services } from "../../process/services.ts";
import { createAccountsService } from "./accounts/accounts.service.ts";
import { createClaimsService } from "./accounts/claims.service.ts";
import { createConfirmNumberService } from "./accounts/confirm-number.service.ts";
import { createImportService } from "./accounts/import.service.ts";
import { createShowAccountService } from "./accounts/show-account.service.ts";
import { createTwoStepService } from "./accounts/two-step.service.ts";
import { createApprovalsService } from "./approvals/approvals.service.ts";
import { listApprovals } from "./approvals/approvals-list.ts";
import { createAuditService } from "./audit/audit.service.ts";
import type { CallerDeps } from "./caller.ts";
import { createHodLinksService } from "./directory/hod-links.service.ts";
import { createLeadsService } from "./directory/leads.service.ts";
import { createLookupsService } from "./directory/lookups.service.ts";
import { createPracticesService } from "./directory/practices.service.ts";
import { createHandOffService } from "./hand-off.service.ts";
import { createImportPeopleService } from "./import-people/import-people.service.ts";
import { createInvitesService } from "./invites.service.ts";
import { createKeysService } from "./keys/keys.service.ts";
import { openidApisRoutes } from "./keys/openid-apis.ts";
import { createOpenidClientsService } from "./keys/openid-clients.service.ts";
import { createNotesService } from "./notes/notes.service.ts";
import { createOutboxService } from "./outbox/outbox.service.ts";
import { admitCallers, permitted } from "./permissions.ts";
import type { ProductContext } from "./product-context.ts";
import { createRemovalRequestsService } from "./removal-requests/removal-requests.service.ts";
import { createScopesService } from "./scopes/scopes.service.ts";
import { createStaffService } from "./staff/staff.service.ts";
import { createOverviewService } from "./statistics/overview.service.ts";
import { createStatisticsService } from "./statistics/statistics.service.ts";
import { createFindAccountsService } from "./support/find-accounts.service.ts";
import { createResendService } from "./support/resend.service.ts";
import { createSupportMailsService } from "./support/support-mails.service.ts";
import { createTimelineService } from "./support/timeline.service.ts";
import { createEventsService } from "./webhooks/events.service.ts";
import { createWebhooksService } from "./webhooks/webhooks.service.ts";

/**
 * Serves `/api/products` to the product back ends and the operator by their keys, and to staff by their login to the
 * console where that is served.
 */
export function registerProductsApi(app: FastifyInstance, deps: Services & HttpDeps & CallerDeps) {
  const approvals = createApprovalsService(deps);
  const handlers: Handlers<ProductCalls, ProductContext> = {
    ...createHandOffService(deps),
    ...createEventsService(deps),
    ...createWebhooksService(deps),
    ...createInvitesService(deps),
    ...createLookupsService(deps),
    ...createHodLinksService(deps),
    ...createRemovalRequestsService(deps),
    ...createConfirmNumberService(deps),
    ...createImportService(deps),
    ...createImportPeopleService(deps),
    ...createClaimsService(deps),
    ...createAccountsService(deps),
    ...createShowAccountService(deps),
    ...createFindAccountsService(deps),
    ...createTimelineService(deps),
    ...createResendService(deps),
    ...createSupportMailsService(deps),
    ...createOutboxService(deps),
    ...createPracticesService(deps),
    ...createLeadsService(deps),
    ...createKeysService(deps),
    ...createScopesService(deps),
    ...openidApisRoutes(deps),
    ...createOpenidClientsService(deps),
    ...createTwoStepService(deps),
    ...createAuditService(deps),
    ...createStaffService(deps),
    ...createOverviewService(deps),
    ...createStatisticsService(deps),
    ...createNotesService(deps),
    listApprovals: ({ query }, context) => listApprovals(deps, query, context),
    confirmApproval: ({ params }, context) => approvals.confirm(params.id, context, handlers),
    refuseApproval: ({ params, body }, context) =>
      approvals.refuse(params.id, body.reason, context),
  };
  const guarded = permitted(handlers, { ...deps, approvals });
  registerCalls(app, productCalls, guarded, deps, admitCallers(deps));
}
