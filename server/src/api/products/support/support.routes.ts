import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ProductContext } from "../product-context.ts";
import type { FindAccountsService } from "./find-accounts.service.ts";
import type { ResendService } from "./resend.service.ts";
import type { SupportMailsService } from "./support-mails.service.ts";
import type { TimelineService } from "./timeline.service.ts";

export function supportRoutes(services: {
  finding: FindAccountsService;
  timeline: TimelineService;
  resending: ResendService;
  mails: SupportMailsService;
}): Pick<
  Handlers<ProductCalls, ProductContext>,
  | "findAccounts"
  | "readTimeline"
  | "resendMail"
  | "sendReset"
  | "sendStoredData"
  | "changeAccountEmail"
> {
  return {
    findAccounts: ({ body }, context) => services.finding.find(body, context),
    readTimeline: ({ params, query }, context) =>
      services.timeline.read({ ...params, ...query }, context),
    resendMail: ({ body }, context) => services.resending.resend(body, context),
    sendReset: ({ body }, context) => services.mails.sendReset(body, context),
    sendStoredData: ({ body }, context) => services.mails.sendStoredData(body, context),
    changeAccountEmail: ({ body }, context) => services.mails.changeEmail(body, context),
  };
}
