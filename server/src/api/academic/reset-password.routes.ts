import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import {
  type ResetDeps,
  resetByLink,
  usernameOfLink,
} from "../../identity/recovery/reset-by-link.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";

/** The new password behind a reset link (S7.037–S7.039). */
export function resetPasswordRoutes(deps: ResetDeps) {
  return {
    changePassword: ({ body }, context) => resetByLink(deps, "academic", body, context),
    resetUsername: ({ body }) => usernameOfLink(deps, "academic", body.token),
  } satisfies CallHandlers<AcademicCalls>;
}
