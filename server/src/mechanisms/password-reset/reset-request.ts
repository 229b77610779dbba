import { usernameIndexes } from "../accounts/username.ts";
import type { LabelledCounter } from "../authenticator/attempt-records.ts";
import { type BudgetDeps, takeBudget } from "../budgets/budgets.ts";
import type { CallContext } from "../http/call-context.ts";
import { newId } from "../ids.ts";
import { enqueue } from "../outbox/outbox.ts";
import { someMomentAfter } from "../outbox/some-moment.ts";
import type { Realm } from "../realm.ts";

/** Someone asked for a reset; whether the name has an account is looked up only later (SEC-C2). */
export const resetRequestedKind = (realm: Realm) => `${realm}.reset-requested`;

export interface ResetRequestDeps extends BudgetDeps {
  metrics: { refusals: LabelledCounter<"budget"> };
}

/**
 * Writes one row, keyed by the username's index, for every name alike; whose it is, the worker
 * finds out later (SEC-C1, SEC-C2). Beyond the budget the answer is the same and nothing is sent.
 * @param answer what every request is answered with
 */
export async function requestReset<Answer>(
  deps: ResetRequestDeps,
  { realm, username, answer }: { realm: Realm; username: string; answer: Answer },
  { once }: Pick<CallContext, "once">,
): Promise<Answer> {
  const { clock, keys } = deps;
  const indexes = usernameIndexes(keys, realm, username);
  return once(async (tx) => {
    const { allowed } = await takeBudget(tx, deps, "resetByUsername", indexes[0]);
    if (!allowed) deps.metrics.refusals.inc({ budget: "resetByUsername" });
    if (allowed) {
      const now = clock();
      await enqueue(tx, {
        id: newId(clock),
        kind: resetRequestedKind(realm),
        payload: { usernameIndexes: indexes.join(" ") },
        now,
        availableAt: someMomentAfter(now),
      });
    }
    return answer;
  });
}
