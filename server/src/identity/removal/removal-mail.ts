import { removalLinkHours } from "@frontdoor/contract/constants.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { settledAddressOf } from "../contact/email-change-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { liveToken, type TokenDeps } from "../tokens/tokens.ts";
import { removalPath } from "./removal.ts";

/**
 * Sends the link with which somebody removes their account, unless it has expired. It goes to the address from before
 * the changes of the last 72 hours: somebody who took the account over cannot remove it before its owner reverts the
 * change.
 */
export function removalMailHandlers(
  deps: TokenDeps & { config: MailConfig },
): RealmHandlers<"removal-mail"> {
  return {
    "removal-mail": {
      async send(db, { payload }) {
        const live = await liveToken(db, deps, payload.tokenId);
        if (live === null) return null;
        const account = await findAccountById(db, live.row.subject_id);
        if (account?.status !== "active") return null;
        const email = await settledAddressOf(db, account, deps.clock());
        const isOwn = live.row.data.askedBy === undefined;
        return removalMail(deps.config, { ...account, email }, { token: live.token, isOwn });
      },
    },
  };
}

/** What the owner reads, with the link. @param isOwn whether it was asked for on the page of the account */
export function removalMail(
  config: MailConfig,
  account: Account,
  { token, isOwn }: { token: string; isOwn: boolean },
): Mail {
  const { name, username } = account;
  return mailToOwner(config, account, ({ mails: { removal }, product }) => {
    const words = isOwn ? removal : { ...removal, ...removal.byStaff };
    return {
      words,
      paragraphs: [fill(words.text, { name, username, product, hours: removalLinkHours })],
      path: removalPath(token),
    };
  });
}
