import type { Failure } from "@frontdoor/contract/call.ts";
import type { CallContext, Unkept } from "../../platform/calls/call-context.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { takeEach } from "../../platform/rate-limits/rate-limits.ts";
import { type RefusalDeps, refuse } from "../../platform/rate-limits/refusal.ts";
import type { Account } from "../accounts/account-store.ts";
import { emailIndexes } from "../accounts/username.ts";
import { changeOnce, type Owner } from "../sessions/reauthentication.ts";

type ChangeDeps = Omit<RefusalDeps, "database">;

/**
 * Counts a change that is mailed to its owner, in the transaction of the change. The accounts of an address that
 * nobody has proven count together: a stranger can register any number of them, and every mail of theirs goes there.
 */
export async function takeChange(
  tx: Transaction,
  deps: ChangeDeps,
  { id, realm, email, email_proven_at }: Account,
  { clientAddress }: Pick<CallContext, "clientAddress">,
): Promise<Failure<"TOO_MANY_REQUESTS"> | null> {
  const [emailIndex] = emailIndexes(deps.keys, realm, email);
  const reached = await takeEach(tx, deps, [
    ["changeByAccount", email_proven_at === null ? emailIndex : id],
    ["changeByAddress", clientAddress],
  ]);
  return reached && refuse(deps, reached.name, reached.spent);
}

/** As `changeOnce`, for what is mailed to the owner; a refused change leaves no mail, and the next one may be let in. */
export function toldChangeOnce<T>(
  deps: ChangeDeps,
  context: Pick<CallContext, "accountSession" | "deviceId" | "once" | "clientAddress">,
  change: (tx: Transaction, owner: Owner, unkept: Unkept) => Promise<T>,
  whileStopped: Parameters<typeof changeOnce>[3] = "never",
) {
  return changeOnce<T | Failure<"TOO_MANY_REQUESTS">>(
    deps,
    context,
    async (tx, owner, unkept) => {
      const refusal = await takeChange(tx, deps, owner.account, context);
      return refusal === null ? change(tx, owner, unkept) : unkept(refusal);
    },
    whileStopped,
  );
}
