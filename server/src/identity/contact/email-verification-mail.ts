import { emailVerificationPath } from "@frontdoor/contract/account/account-page.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Keys } from "../../platform/keys/keys.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { type Account, findAccount, findAccountById } from "../accounts/account-store.ts";
import { maskedUsername } from "../accounts/masked-username.ts";
import { usernameIndexes } from "../accounts/username.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { liveToken, type TokenDeps, type TokenRow } from "../tokens/tokens.ts";
import { findEmailChange } from "./contact-change-store.ts";
import { mailToOwner } from "./owner-mail.ts";

/** Sends the link that verifies an address. An address that already has an academic account gets a notice instead. */
export function emailVerificationHandlers(
  deps: TokenDeps & { config: MailConfig },
): RealmHandlers<"email-proof-mail"> {
  return {
    "email-proof-mail": {
      async send(db, { payload }) {
        const live = await liveToken(db, deps, payload.tokenId);
        if (live === null) return null;
        const account = await findAccountById(db, live.row.subject_id);
        if (account?.status !== "active") return null;
        const { change } = live.row.data;
        const waiting = typeof change === "string" ? await findEmailChange(db, change) : undefined;
        const to = { ...account, email: waiting?.new_email ?? account.email };
        const other = await otherOwner(db, deps.keys, to);
        return other === undefined
          ? emailVerificationMail(deps.config, to, { token: live.token, hours: hoursOf(live.row) })
          : addressTakenMail(deps.config, other);
      },
    },
  };
}

/** How long a link was made to live. */
function hoursOf({ created_at, expires_at }: TokenRow): number {
  return Math.ceil((expires_at.getTime() - created_at.getTime()) / 3_600_000);
}

/** Whose username an address is already, where usernames are addresses. */
export async function otherOwner(
  db: Db,
  keys: Keys,
  { id, realm, email }: Pick<Account, "id" | "realm" | "email">,
): Promise<Account | undefined> {
  if (realm !== "academic") return undefined;
  const found = await findAccount(db, realm, usernameIndexes(keys, realm, email));
  return found?.id === id ? undefined : found;
}

/**
 * The mail that asks to verify an address, which may be a stranger's. It says whose account it is, with at most three
 * characters of what the requester chose.
 */
export function emailVerificationMail(
  config: MailConfig,
  account: Account,
  { token, hours }: { token: string; hours: number },
): Mail {
  const username = maskedUsername(account.username);
  return mailToOwner(config, account, ({ changeMails: { emailVerification: words }, product }) => ({
    words,
    paragraphs: [fill(words.text, { username, product, hours })],
    path: emailVerificationPath(token),
  }));
}

/** To the owner of an account whose address somebody else asked for; it lets nobody do anything. */
export function addressTakenMail(config: MailConfig, account: Account): Mail {
  return mailToOwner(config, account, ({ changeMails: { addressTaken: words }, product }) => ({
    words,
    paragraphs: [fill(words.text, { product })],
  }));
}
