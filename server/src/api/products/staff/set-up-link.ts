import { consoleLinkHours } from "@frontdoor/contract/staff/console.ts";
import { enqueueForStaff } from "../../../directory/staff/console-jobs.ts";
import { issueConsoleToken } from "../../../identity/tokens/console-tokens.ts";
import { encryptAppKey, newAppKey } from "../../../identity/two-step/app-key.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids.ts";
import type { Keys } from "../../../platform/keys/keys.ts";

/**
 * Mails somebody the link by which they set their login to the console up; one before ends. Nobody else sees it:
 * whoever has it is them (SEC-L15).
 */
export async function mailSetUpLink(
  tx: Transaction,
  deps: { keys: Keys; clock: Clock },
  staffId: string,
): Promise<{ expiresAt: string }> {
  const { id: tokenId, expiresAt } = await issueConsoleToken(tx, deps, {
    purpose: "set-up",
    staffId,
    minutes: consoleLinkHours * 60,
    encryptedAppKey: encryptAppKey(deps.keys, newAppKey(), staffId),
  });
  const row = { id: newId(deps.clock), payload: { tokenId }, now: deps.clock() };
  await enqueueForStaff(tx, { ...row, kind: "staff.set-up-mail" });
  return { expiresAt: expiresAt.toISOString() };
}
