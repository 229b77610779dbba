import type { BrowserName, SessionWay, SystemName } from "@frontdoor/contract/account/logins.ts";
import type { ChangeKind } from "@frontdoor/contract/account/unrecognised.ts";
import type { Db } from "../../platform/database/database.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import { findAccountById } from "../accounts/account-store.ts";
import { settledAddressOf } from "../contact/email-change-store.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { liveToken, type TokenDeps } from "../tokens/tokens.ts";
import { isOver } from "./change-links.ts";
import { changeMail } from "./change-mail.ts";

type Handlers = RealmHandlers<"change-mail" | "change-notice-mail">;

/**
 * Mails the owner what was changed. The address before the changes of the last 72 hours gets the link that reverts the
 * change; the current address, if it is another, gets a notice without the link.
 */
export function changeMailHandlers(deps: TokenDeps & { config: MailConfig }): Handlers {
  const send = (withLink: boolean): Handlers["change-mail"] => ({
    async send(db, { payload }) {
      const told = await toldChange(db, deps, payload.tokenId);
      if (told === null) return null;
      const { account, change, token } = told;
      const settled = await settledAddressOf(db, account, deps.clock());
      if (withLink)
        return changeMail(deps.config, { ...account, email: settled }, { ...change, token });
      return settled === account.email
        ? null
        : changeMail(deps.config, account, { ...change, token: null });
    },
  });
  return { "change-mail": send(true), "change-notice-mail": send(false) };
}

/** What a link that is still alive tells of; also of a suspended account, which it saves from a thief's way back in. */
async function toldChange(db: Db, deps: TokenDeps, tokenId: string) {
  const live = await liveToken(db, deps, tokenId);
  if (live === null) return null;
  const account = await findAccountById(db, live.row.subject_id);
  if (account === undefined || account.status === "archived") return null;
  const { change, isAsked, name, browser, system, way } = live.row.data;
  return {
    account,
    token: isOver(live.row, deps.clock()) ? null : live.token,
    change: {
      kind: isAsked === true ? ("email-asked" as const) : (change as ChangeKind),
      at: live.row.created_at,
      name: typeof name === "string" ? name : null,
      device:
        browser === null ? null : { browser: browser as BrowserName, system: system as SystemName },
      way: way as SessionWay | null,
    },
  };
}
