import { removalLinkHours } from "@frontdoor/contract/constants.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { MailConfig } from "../../mechanisms/mail/letter.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { mailToOwner } from "../accounts/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { liveToken, type TokenDeps } from "../tokens/tokens.ts";
import { removalPath } from "./removal.ts";

/** Sends the link with which somebody removes their own account, unless it is dead by now. */
export function removalMailHandlers(
  deps: TokenDeps & { config: MailConfig },
): RealmHandlers<"removal-mail"> {
  return {
    "removal-mail": {
      async send(db, { payload }) {
        const live = await liveToken(db, deps, payload.tokenId);
        if (live === null) return null;
        const account = await findAccountById(db, live.row.subject_id);
        return account?.status === "active" ? removalMail(deps.config, account, live.token) : null;
      },
    },
  };
}

/** What the owner reads, with the link. */
export function removalMail(config: MailConfig, account: Account, token: string): Mail {
  const { name, username } = account;
  return mailToOwner(config, account, ({ mails, product, linkTo }) => {
    const { subject, preview, heading, text, button, remark } = mails.removal;
    return {
      subject: fill(subject, { product }),
      preview,
      heading,
      paragraphs: [fill(text, { name, username, product, hours: removalLinkHours })],
      button: { label: button, href: linkTo(removalPath(token)) },
      remark,
    };
  });
}
