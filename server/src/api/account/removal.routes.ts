import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { toldChangeOnce } from "../../identity/changes/change-limit.ts";
import { enqueue } from "../../identity/outbox-jobs.ts";
import { requestRemoval } from "../../identity/removal/removal.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import type { Services } from "../../process/services.ts";

/** Mails the link that removes the account: whoever holds the page, and not the mailbox, removes nothing. */
export function ownRemovalRoutes(deps: Services) {
  return {
    askForRemoval: (_input, context) =>
      toldChangeOnce(deps, context, async (tx, { account }) => {
        const { id } = await requestRemoval(tx, deps, account, account.id);
        const kind = `${account.realm}.removal-mail` as const;
        await enqueue(tx, { ...atOnce(deps.clock), kind, payload: { tokenId: id } });
        return {};
      }),
  } satisfies CallHandlers<AccountCalls>;
}
