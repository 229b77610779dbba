import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { AccountDeps } from "../account-deps.ts";
import { createEmailService } from "./email.service.ts";
import { createEmailVerificationService } from "./email-verification.service.ts";

type Names =
  | "changeEmail"
  | "sendEmailVerification"
  | "undoEmailChange"
  | "readEmailVerification"
  | "verifyEmailAddress"
  | "refuseEmailVerification";

export function emailRoutes(deps: AccountDeps): Pick<Handlers<AccountCalls, CallContext>, Names> {
  const service = createEmailService(deps);
  const proof = createEmailVerificationService(deps);
  return {
    changeEmail: ({ body }, context) => service.change(body, context),
    sendEmailVerification: (_input, context) => service.sendAgain(context),
    undoEmailChange: (_input, context) => service.undo(context),
    readEmailVerification: ({ body }, context) => proof.read(body.token, context),
    verifyEmailAddress: ({ body }, context) => proof.prove(body.token, context),
    refuseEmailVerification: ({ body }, context) => proof.refuse(body.token, context),
  };
}
