import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { type ResetRequestDeps, requestReset } from "../../identity/recovery/reset-request.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";

/** A request for a reset: the mailed link, never a one-time password (S7.033–S7.036). */
export function forgotPasswordRoutes(deps: ResetRequestDeps) {
  return {
    requestReset: ({ body }, context) =>
      requestReset(deps, { realm: "academic", username: body.username, answer: {} }, context),
  } satisfies CallHandlers<AcademicCalls>;
}
