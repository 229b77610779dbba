import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import type { AccountDeps } from "../account-deps.ts";
import { createEmailService } from "./email.service.ts";

type Names = "changeEmail" | "sendEmailProof" | "undoEmailChange" | "readEmailProof" | "proveEmail";

export function emailRoutes(deps: AccountDeps): Pick<Handlers<AccountCalls, CallContext>, Names> {
  const service = createEmailService(deps);
  return {
    changeEmail: ({ body }, context) => service.change(body, context),
    sendEmailProof: (_input, context) => service.sendAgain(context),
    undoEmailChange: (_input, context) => service.undo(context),
    readEmailProof: ({ body }) => service.read(body.token),
    proveEmail: ({ body }, context) => service.prove(body.token, context),
  };
}
