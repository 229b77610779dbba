import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { oneTimeCodeHours } from "@frontdoor/contract/products/two-step.ts";
import { holdWhose } from "../../../identity/accounts/find-account.ts";
import { announceChange } from "../../../identity/changes/announce-change.ts";
import { hasSettledAddress } from "../../../identity/contact/contact-change-store.ts";
import { mailToken } from "../../../identity/contact/mailed-token.ts";
import { letSecondStepEnd } from "../../../identity/two-step/two-step.ts";
import { findTwoStep } from "../../../identity/two-step/two-step-store.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { RefusalDeps } from "../../../platform/rate-limits/refusal.ts";
import type { ProductHandlers } from "../product-context.ts";
import { takeSupportMail } from "../support/support-mail-limit.ts";

type CodeOutcome =
  | { expiresAt: string }
  | Failure<
      "ACCOUNT_NOT_ACTIVE" | "SECOND_STEP_UNKNOWN" | "ADDRESS_NOT_SETTLED" | "TOO_MANY_REQUESTS"
    >;
/** What the operator does for somebody who has lost two-step verification: never at once, and never without a mail. */
export function createTwoStepService(deps: Omit<RefusalDeps, "database">) {
  const { clock, keys } = deps;
  return {
    /** Where the owner reads it alone: at an address that was verified and has been theirs for a while. */
    sendOneTimeCode: ({ body: { reason, ...whose } }, { once, actor }) =>
      once(async (tx): Promise<CodeOutcome> => {
        const account = await holdWhose(tx, keys, whose);
        if (account?.status !== "active") return fail("ACCOUNT_NOT_ACTIVE");
        const { id: subjectId, realm } = account;
        if ((await findTwoStep(tx, subjectId, clock())) === undefined) {
          return fail("SECOND_STEP_UNKNOWN");
        }
        if (!(await hasSettledAddress(tx, account, clock()))) return fail("ADDRESS_NOT_SETTLED");
        const refusal = await takeSupportMail(tx, deps, actor, subjectId);
        if (refusal !== null) return refusal;
        const code = { purpose: "one-time-code", hours: oneTimeCodeHours } as const;
        const expiresAt = await mailToken(tx, deps, account, code);
        const details = { reason, endsAt: expiresAt.toISOString() };
        await audit(tx, deps, { kind: "one-time-code-sent", actor, subjectId, realm, details });
        return { expiresAt: expiresAt.toISOString() };
      }),

    letSecondStepEnd: ({ body: { reason, ...whose } }, { once, actor }) =>
      once(async (tx) => {
        const account = await holdWhose(tx, keys, whose);
        if (account === undefined) return fail("ACCOUNT_UNKNOWN");
        const { id: subjectId, realm } = account;
        const step = await findTwoStep(tx, subjectId, clock());
        if (step === undefined) return fail("SECOND_STEP_UNKNOWN");
        if (step.ends_at !== null) return { endsAt: step.ends_at.toISOString() };
        const endsAt = await letSecondStepEnd(tx, deps, subjectId);
        const details = { reason, endsAt: endsAt.toISOString() };
        await audit(tx, deps, { kind: "second-step-ending", actor, subjectId, realm, details });
        await announceChange(tx, deps, account, { kind: "second-step-ending" }, actor);
        return { endsAt: endsAt.toISOString() };
      }),
  } satisfies ProductHandlers;
}
