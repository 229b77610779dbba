import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { WhoseAccount } from "@frontdoor/contract/products/accounts.ts";
import { holdAccount } from "../../../identity/accounts/account-store.ts";
import { findWhose } from "../../../identity/accounts/find-account.ts";
import { announceChange } from "../../../identity/changes/announce-change.ts";
import { letSecondStepEnd } from "../../../identity/two-step/two-step.ts";
import { findSecondStep } from "../../../identity/two-step/two-step-store.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { ProductContext } from "../product-context.ts";

type Outcome = { endsAt: string } | Failure<"ACCOUNT_UNKNOWN" | "SECOND_STEP_UNKNOWN">;

/** What the operator does for somebody who has lost the second step: never at once, and never without a mail. */
export function createSecondStepService(deps: { keys: Keys; clock: Clock }) {
  const { clock, keys } = deps;
  return {
    letEnd: (
      { reason, ...whose }: WhoseAccount & { reason: string },
      { once, actor }: Pick<ProductContext, "once" | "actor">,
    ): Promise<Outcome> =>
      once(async (tx): Promise<Outcome> => {
        const account = await findWhose(tx, keys, whose);
        if (account === undefined) return fail("ACCOUNT_UNKNOWN");
        const { id: subjectId, realm } = account;
        await holdAccount(tx, subjectId);
        const step = await findSecondStep(tx, subjectId, clock());
        if (step === undefined) return fail("SECOND_STEP_UNKNOWN");
        if (step.ends_at !== null) return { endsAt: step.ends_at.toISOString() };
        const endsAt = await letSecondStepEnd(tx, deps, subjectId);
        const details = { reason, endsAt: endsAt.toISOString() };
        await audit(tx, deps, { kind: "second-step-ending", actor, subjectId, realm, details });
        await announceChange(tx, deps, account, { kind: "second-step-ending" }, actor);
        return { endsAt: endsAt.toISOString() };
      }),
  };
}

export type SecondStepService = ReturnType<typeof createSecondStepService>;
