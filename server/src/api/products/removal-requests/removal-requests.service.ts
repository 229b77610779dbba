import { fail } from "@frontdoor/contract/call.ts";
import {
  type Account,
  findAccount,
  findAccountById,
  holdAccount,
} from "../../../identity/accounts/account-store.ts";
import { isPatient } from "../../../identity/accounts/patient.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { enqueue } from "../../../identity/outbox-jobs.ts";
import { removalLink, requestRemoval } from "../../../identity/removal/removal.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { ProductHandlers } from "../product-context.ts";
import type { ProductDeps } from "../product-deps.ts";
import { takeSupportMail } from "../support/support-mail-limit.ts";

/**
 * A patient asks in the patient app to be removed; the link of the answer confirms it (S6.014). For the
 * app a practice user of that name does not exist. What staff ask for is mailed to the owner and told to nobody: with
 * the link they would remove whom they like.
 */
export function createRemovalRequestsService(deps: ProductDeps) {
  const { keys, config, clock } = deps;
  return {
    createRemovalRequest: ({ body: { username, reason } }, { once, actor, caller }) =>
      once(async (tx) => {
        const account = await holdNamed(tx, keys, username);
        if (account?.status !== "active" || !isPatient(account)) return fail("PATIENT_UNKNOWN");
        if (caller.kind === "product") {
          const { id, token } = await requestRemoval(tx, deps, account, actor);
          return { id, token, link: removalLink(config.publicUrl, token) };
        }
        const refusal = await takeSupportMail(tx, deps, actor, account.id);
        if (refusal !== null) return refusal;
        const { id } = await requestRemoval(tx, deps, account, actor, reason);
        const row = { id: newId(clock), payload: { tokenId: id }, now: clock() };
        await enqueue(tx, { ...row, kind: "practice.removal-mail" });
        return { id };
      }),
  } satisfies ProductHandlers;
}

/** Held before its mails are counted, as for every other mail of support: in another order two would wait for each other. */
async function holdNamed(
  tx: Transaction,
  keys: Keys,
  username: string,
): Promise<Account | undefined> {
  const found = await findAccount(tx, "practice", usernameIndexes(keys, "practice", username));
  if (found === undefined) return undefined;
  await holdAccount(tx, found.id);
  return findAccountById(tx, found.id);
}
