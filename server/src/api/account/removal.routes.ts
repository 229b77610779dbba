import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { toldChangeOnce } from "../../identity/changes/change-limit.ts";
import { enqueue } from "../../identity/outbox-jobs.ts";
import { requestRemoval } from "../../identity/removal/removal.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import { newId } from "../../platform/ids.ts";
import type { AccountDeps } from "./account-deps.ts";

/** Mails the link that removes the account: whoever holds the page, and not the mailbox, removes nothing. */
export function ownRemovalRoutes(deps: AccountDeps): CallHandlers<AccountCalls, "askForRemoval"> {
  return {
    askForRemoval: (_input, context) =>
      toldChangeOnce(deps, context, async (tx, { account }) => {
        const { id } = await requestRemoval(tx, deps, account, account.id);
        await enqueue(tx, {
          id: newId(deps.clock),
          kind: `${account.realm}.removal-mail`,
          payload: { tokenId: id },
          now: deps.clock(),
        });
        return {};
      }),
  };
}
