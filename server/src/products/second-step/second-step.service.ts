import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { WhoseAccount } from "@frontdoor/contract/products/accounts.ts";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import { audit } from "../../mechanisms/audit/audit.ts";
import type { Clock } from "../../mechanisms/clock.ts";
import type { Database } from "../../mechanisms/database/database.ts";
import type { Keys } from "../../mechanisms/keys/keys.ts";
import { findAccount, holdAccount } from "../../people/accounts/account-store.ts";
import { usernameIndexes } from "../../people/accounts/username.ts";
import { announceChange } from "../../people/changes/announce-change.ts";
import { letSecondStepEnd } from "../../people/second-step/second-step.ts";
import { findSecondStep } from "../../people/second-step/second-step-store.ts";

type Outcome = { endsAt: string } | Failure<"ACCOUNT_UNKNOWN" | "SECOND_STEP_UNKNOWN">;

/** What the operator does for somebody who has lost the second step: never at once, and never without a mail. */
export function createSecondStepService(deps: { database: Database; keys: Keys; clock: Clock }) {
  const { clock, database, keys } = deps;
  return {
    letEnd: (
      { realm, username, reason }: WhoseAccount & { reason: string },
      actor: KeyHolder,
    ): Promise<Outcome> =>
      database.kysely.transaction().execute(async (tx) => {
        const account = await findAccount(tx, realm, usernameIndexes(keys, realm, username));
        if (account === undefined) return fail("ACCOUNT_UNKNOWN");
        const { id: subjectId } = account;
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
