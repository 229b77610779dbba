import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { ContactService } from "./contact.service.ts";

export function contactRoutes(
  service: ContactService,
): Pick<Handlers<PracticeCalls, CallContext>, "sendContactRequest"> {
  return { sendContactRequest: ({ body }, context) => service.sendContactRequest(body, context) };
}
