import type { Handlers } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import {
  type ResetDeps,
  resetByLink,
  usernameOfLink,
} from "../../people/password-reset/reset-by-link.ts";

/** The new password behind a reset link (S7.071–S7.073). */
export function resetPasswordRoutes(
  deps: ResetDeps,
): Pick<Handlers<PracticeCalls, CallContext>, "processReset" | "resetUsername"> {
  return {
    processReset: ({ body }, context) => resetByLink(deps, "practice", body, context),
    resetUsername: ({ body }) => usernameOfLink(deps, "practice", body.token),
  };
}
