import { type BudgetDeps, takeBudget } from "../../mechanisms/budgets/budgets.ts";
import type { BudgetKey } from "../../mechanisms/budgets/counters.ts";
import type { BudgetName } from "../../mechanisms/budgets/limits.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import type { LabelledCounter } from "../../mechanisms/metrics/labelled-counter.ts";
import { atSomeMoment } from "../../mechanisms/outbox/some-moment.ts";
import { enqueue } from "../outbox-jobs.ts";

type ProofDeps = BudgetDeps & { metrics: { refusals: LabelledCounter<"budget"> } };

export interface ProofRequest {
  /** The registration, or an id of nothing: the row must not tell. */
  pendingId: string;
  /** The username index of the address that is to be mailed. */
  address: string;
  /** `null` where whoever asked has a budget of its own already. */
  clientAddress: string | null;
}

/**
 * Asks for the mail with the link that proves a pending registration's address, within two budgets:
 * what one client asks for leaves the others theirs, so that nobody uses up the mail of the person
 * whose address they typed; all clients together have a wider one (SEC-C9).
 * @returns whether both let it through
 */
export async function requestVerification(
  tx: Transaction,
  deps: ProofDeps,
  { pendingId, address, clientAddress }: ProofRequest,
): Promise<boolean> {
  const isClientRefused =
    clientAddress !== null &&
    !(await isWithin(tx, deps, "verificationByClient", { name: address, clientAddress }));
  if (isClientRefused || !(await isWithin(tx, deps, "verificationByEmail", address))) return false;
  await enqueue(tx, {
    ...atSomeMoment(deps.clock),
    kind: "academic.verification-requested",
    payload: { pendingId },
  });
  return true;
}

async function isWithin(
  tx: Transaction,
  deps: ProofDeps,
  budget: BudgetName,
  key: BudgetKey,
): Promise<boolean> {
  const { allowed } = await takeBudget(tx, deps, budget, key);
  if (!allowed) deps.metrics.refusals.inc({ budget });
  return allowed;
}
