import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { ChangeKind } from "@frontdoor/contract/account/unrecognised.ts";
import { fail } from "@frontdoor/contract/call.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { holdAccount } from "../../identity/accounts/account-store.ts";
import { isOver } from "../../identity/changes/change-links.ts";
import { revertChange } from "../../identity/changes/revert-change.ts";
import { resetPage } from "../../identity/recovery/reset-link.ts";
import { consumeToken, peekToken } from "../../identity/tokens/tokens.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import { retryOnUniqueViolation } from "../../platform/database/retry-on-unique-violation.ts";
import type { Services } from "../../process/services.ts";

const purpose = "not-me";

/** The page behind "This wasn't me". Its link is in the owner's mail. */
export function createUnrecognisedService(deps: Services) {
  const { clock, database } = deps;
  return {
    async readNotMe({ body: { token: rawToken } }) {
      const peeked = await peekToken(database.kysely, { purpose, rawToken, now: clock() });
      if (peeked.status !== "live" || isOver(peeked.row, clock())) {
        return fail("CHANGE_LINK_INVALID");
      }
      const { created_at, data } = peeked.row;
      return { change: data.change as ChangeKind, at: created_at.toISOString() };
    },

    async notMe({ body: { token: rawToken } }, { language = firstLanguage }) {
      const presented = { purpose, rawToken, now: clock() } as const;
      const peeked = await peekToken(database.kysely, presented);
      if (peeked.status !== "live" || isOver(peeked.row, clock())) {
        return fail("CHANGE_LINK_INVALID");
      }
      const accountId = peeked.row.subject_id;
      return retryOnUniqueViolation(() =>
        database.kysely.transaction().execute(async (tx) => {
          const account = await holdAccount(tx, accountId);
          if (account === undefined || account.status === "archived") {
            return fail("CHANGE_LINK_INVALID");
          }
          const link = await consumeToken(tx, presented);
          if (typeof link === "string") return fail("CHANGE_LINK_INVALID");
          const reset = await revertChange(tx, deps, account, link);
          const page = reset === null ? `/login/${account.realm}` : resetPage(account.realm, reset);
          return { location: pathIn(language, page) };
        }),
      );
    },
  } satisfies CallHandlers<AccountCalls>;
}
