import type { ChangeKind } from "@frontdoor/contract/account/unrecognised.ts";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { firstLanguage, type LanguageCode } from "@frontdoor/words/languages.ts";
import { findAccountById, holdAccount } from "../../identity/accounts/account-store.ts";
import { isOver } from "../../identity/changes/change-links.ts";
import { takeBack } from "../../identity/changes/revert-change.ts";
import { resetPage } from "../../identity/recovery/reset-page.ts";
import { consumeToken, peekToken } from "../../identity/tokens/tokens.ts";
import type { AccountDeps } from "./account-deps.ts";

const purpose = "not-me";

/** The page behind "This wasn't me". Whoever has its link reads the owner's mail. */
export function createUnrecognisedService(deps: AccountDeps) {
  const { clock, database } = deps;
  return {
    async read(
      rawToken: string,
    ): Promise<{ change: ChangeKind; at: string } | Failure<"CHANGE_LINK_INVALID">> {
      const peeked = await peekToken(database.kysely, { purpose, rawToken, now: clock() });
      if (peeked.status !== "live" || isOver(peeked.row, clock())) {
        return fail("CHANGE_LINK_INVALID");
      }
      const { created_at, data } = peeked.row;
      return { change: data.change as ChangeKind, at: created_at.toISOString() };
    },

    async takeBack(
      rawToken: string,
      language: LanguageCode = firstLanguage,
    ): Promise<{ location: string } | Failure<"CHANGE_LINK_INVALID">> {
      const presented = { purpose, rawToken, now: clock() } as const;
      const peeked = await peekToken(database.kysely, presented);
      if (peeked.status !== "live" || isOver(peeked.row, clock())) {
        return fail("CHANGE_LINK_INVALID");
      }
      const accountId = peeked.row.subject_id;
      return database.kysely.transaction().execute(async (tx) => {
        await holdAccount(tx, accountId);
        const account = await findAccountById(tx, accountId);
        if (account === undefined || account.status === "archived") {
          return fail("CHANGE_LINK_INVALID");
        }
        const link = await consumeToken(tx, presented);
        if (typeof link === "string") return fail("CHANGE_LINK_INVALID");
        const reset = await takeBack(tx, deps, account, link);
        const page = reset === null ? `/login/${account.realm}` : resetPage(account.realm, reset);
        return { location: pathIn(language, page) };
      });
    },
  };
}
