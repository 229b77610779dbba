import type { Handlers } from "@frontdoor/contract/call.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import type { FastifyInstance } from "fastify";
import type { HttpDeps } from "../../platform/calls/call-context.ts";
import { registerCalls } from "../../platform/calls/calls.ts";
import type { RefusalDeps } from "../../platform/rate-limits/refusal.ts";
import { accountsRoutes } from "./accounts/accounts.routes.ts";
import { type AccountsServiceDeps, createAccountsService } from "./accounts/accounts.service.ts";
import { claimsRoutes } from "./accounts/claims.routes.ts";
import { createClaimsService } from "./accounts/claims.service.ts";
import { confirmNumberRoutes } from "./accounts/confirm-number.routes.ts";
import { createConfirmNumberService } from "./accounts/confirm-number.service.ts";
import { importRoutes } from "./accounts/import.routes.ts";
import { createImportService } from "./accounts/import.service.ts";
import { createShowAccountService, type ShowAccountDeps } from "./accounts/show-account.service.ts";
import { signOutRoutes } from "./accounts/sign-out.routes.ts";
import { createSignOutService } from "./accounts/sign-out.service.ts";
import { twoStepRoutes } from "./accounts/two-step.routes.ts";
import { createTwoStepService } from "./accounts/two-step.service.ts";
import { approvalsRoutes } from "./approvals/approvals.routes.ts";
import { type ApprovalsDeps, createApprovalsService } from "./approvals/approvals.service.ts";
import type { SignedInBrowsers } from "./approvals/second-approver.ts";
import { auditRoutes } from "./audit/audit.routes.ts";
import { createAuditService } from "./audit/audit.service.ts";
import { createBreachService } from "./audit/breach.service.ts";
import { createListAuditService } from "./audit/list-audit.service.ts";
import type { CallerDeps } from "./caller.ts";
import { hodLinksRoutes } from "./directory/hod-links.routes.ts";
import { createHodLinksService } from "./directory/hod-links.service.ts";
import { leadsRoutes } from "./directory/leads.routes.ts";
import { createLeadsService } from "./directory/leads.service.ts";
import { lookupsRoutes } from "./directory/lookups.routes.ts";
import { createLookupsService } from "./directory/lookups.service.ts";
import { practicesRoutes } from "./directory/practices.routes.ts";
import { createPracticesService } from "./directory/practices.service.ts";
import { handOffRoutes } from "./hand-off.routes.ts";
import { createHandOffService, type HandOffServiceDeps } from "./hand-off.service.ts";
import { importPeopleRoutes } from "./import-people/import-people.routes.ts";
import {
  createImportPeopleService,
  type ImportPeopleDeps,
} from "./import-people/import-people.service.ts";
import { invitesRoutes } from "./invites.routes.ts";
import { createInvitesService, type InvitesServiceDeps } from "./invites.service.ts";
import { keysRoutes } from "./keys/keys.routes.ts";
import { createKeysService } from "./keys/keys.service.ts";
import { openidApisRoutes } from "./keys/openid-apis.ts";
import { openidClientsRoutes } from "./keys/openid-clients.routes.ts";
import {
  createOpenidClientsService,
  type OpenidClientsDeps,
} from "./keys/openid-clients.service.ts";
import { notesRoutes } from "./notes/notes.routes.ts";
import { createNotesService } from "./notes/notes.service.ts";
import { outboxRoutes } from "./outbox/outbox.routes.ts";
import { createOutboxService } from "./outbox/outbox.service.ts";
import { createShowMessageService } from "./outbox/show-message.service.ts";
import { admitCallers, permitted } from "./permissions.ts";
import type { ProductContext } from "./product-context.ts";
import { createListRemovalsService } from "./removal-requests/list-removals.service.ts";
import { removalRequestsRoutes } from "./removal-requests/removal-requests.routes.ts";
import { createRemovalRequestsService } from "./removal-requests/removal-requests.service.ts";
import { scopesRoutes } from "./scopes/scopes.routes.ts";
import { createScopesService } from "./scopes/scopes.service.ts";
import { staffRoutes } from "./staff/staff.routes.ts";
import { createStaffService, type StaffServiceDeps } from "./staff/staff.service.ts";
import { createOverviewService, type OverviewDeps } from "./statistics/overview.service.ts";
import { statisticsRoutes } from "./statistics/statistics.routes.ts";
import { createStatisticsService } from "./statistics/statistics.service.ts";
import { createFindAccountsService } from "./support/find-accounts.service.ts";
import { createResendService } from "./support/resend.service.ts";
import { supportRoutes } from "./support/support.routes.ts";
import { createSupportMailsService } from "./support/support-mails.service.ts";
import { createTimelineService } from "./support/timeline.service.ts";
import { suspensionsRoutes } from "./suspensions/suspensions.routes.ts";
import { createSuspensionsService } from "./suspensions/suspensions.service.ts";
import { createDeliveriesService } from "./webhooks/deliveries.service.ts";
import { eventsRoutes } from "./webhooks/events.routes.ts";
import { createEventsService } from "./webhooks/events.service.ts";
import { webhooksRoutes } from "./webhooks/webhooks.routes.ts";
import { createWebhooksService, type WebhooksServiceDeps } from "./webhooks/webhooks.service.ts";

type ProductsDeps = HttpDeps &
  RefusalDeps &
  HandOffServiceDeps &
  AccountsServiceDeps &
  ShowAccountDeps &
  InvitesServiceDeps &
  OpenidClientsDeps &
  ApprovalsDeps &
  StaffServiceDeps &
  CallerDeps &
  OverviewDeps &
  ImportPeopleDeps &
  WebhooksServiceDeps & { config: SignedInBrowsers };

/**
 * Serves `/api/products`: what the product back ends and the operator may ask, with their keys, and staff by their
 * login to the console where that is served.
 */
export function registerProductsApi(app: FastifyInstance, deps: ProductsDeps): void {
  const approvals = createApprovalsService(deps);
  const handlers: Handlers<ProductCalls, ProductContext> = {
    ...handOffRoutes(createHandOffService(deps)),
    ...eventsRoutes(createEventsService(deps)),
    ...webhooksRoutes(createWebhooksService(deps), createDeliveriesService(deps)),
    ...invitesRoutes(createInvitesService(deps)),
    ...lookupsRoutes(createLookupsService(deps), deps),
    ...hodLinksRoutes(createHodLinksService(deps)),
    ...removalRequestsRoutes(createRemovalRequestsService(deps), createListRemovalsService(deps)),
    ...confirmNumberRoutes(createConfirmNumberService(deps)),
    ...importRoutes(createImportService(deps)),
    ...importPeopleRoutes(createImportPeopleService(deps)),
    ...claimsRoutes(createClaimsService(deps)),
    ...accountsRoutes(createAccountsService(deps), createShowAccountService(deps)),
    ...supportRoutes({
      finding: createFindAccountsService(deps),
      timeline: createTimelineService(deps),
      resending: createResendService(deps),
      mails: createSupportMailsService(deps),
    }),
    ...outboxRoutes(createOutboxService(deps), createShowMessageService(deps)),
    ...practicesRoutes(createPracticesService(deps)),
    ...leadsRoutes(createLeadsService(deps)),
    ...keysRoutes(createKeysService(deps)),
    ...scopesRoutes(createScopesService(deps)),
    ...openidApisRoutes(deps),
    ...openidClientsRoutes(createOpenidClientsService(deps)),
    ...signOutRoutes(createSignOutService(deps)),
    ...twoStepRoutes(createTwoStepService(deps)),
    ...auditRoutes(
      createAuditService(deps),
      createBreachService(deps),
      createListAuditService(deps),
    ),
    ...staffRoutes(createStaffService(deps)),
    ...statisticsRoutes(createOverviewService(deps), createStatisticsService(deps)),
    ...notesRoutes(createNotesService(deps)),
    ...suspensionsRoutes(createSuspensionsService(deps)),
    ...approvalsRoutes(approvals, deps, () => handlers),
  };
  const guarded = permitted(handlers, { ...deps, approvals });
  registerCalls(app, productCalls, guarded, deps, admitCallers(deps));
}
