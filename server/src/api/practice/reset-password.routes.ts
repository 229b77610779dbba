import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import {
  type ResetDeps,
  resetByLink,
  usernameOfLink,
} from "../../identity/recovery/reset-by-link.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";

/** The new password behind a reset link (S7.071–S7.073). */
export function resetPasswordRoutes(deps: ResetDeps) {
  return {
    processReset: ({ body }, context) => resetByLink(deps, "practice", body, context),
    resetUsername: ({ body }) => usernameOfLink(deps, "practice", body.token),
  } satisfies CallHandlers<PracticeCalls>;
}
