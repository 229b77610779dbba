import { removalLinkHours } from "@frontdoor/contract/constants.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type Actor, whoIs } from "../../platform/audit/actor.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import type { MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { type Account, findAccountById, holdAccount } from "../accounts/account-store.ts";
import { settledAddressOf } from "../contact/contact-change-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import {
  consumeToken,
  issueToken,
  liveToken,
  peekToken,
  revokeTokens,
  type TokenDeps,
} from "../tokens/tokens.ts";
import { archiveAccount } from "./archive-account.ts";

const purpose = "account-removal";

/** The page on which a removal is confirmed (S2.165). */
const removalPath = (token: string) => `/requestremoval/${token}`;

/** The same as a whole address, for a product that passes it on. */
export function removalLink(publicUrl: string, token: string): string {
  return publicUrl + removalPath(token);
}

/**
 * Issues the token with which the owner of an active account confirms its removal, for 24 hours; a newer
 * one ends those before it (S6.014).
 * @param account held: of two that are asked for at once the later ends the other
 * @param actor who asks in the owner's name, or the account itself; the event of the archive names them as well
 * @param reason why, where staff ask
 */
export async function requestRemoval(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
  actor: Actor,
  reason?: string,
): Promise<{ id: string; token: string }> {
  const { id: subjectId, realm } = account;
  const now = deps.clock();
  await revokeTokens(tx, { purpose, subjectId, now });
  const id = newId(deps.clock);
  const expiresAt = new Date(now.getTime() + removalLinkHours * 3_600_000);
  const askedBy = whoIs(actor);
  const data = askedBy === subjectId ? {} : { askedBy };
  const token = await issueToken(tx, deps, { id, purpose, realm, subjectId, expiresAt, data });
  const details = reason === undefined ? {} : { reason };
  await audit(tx, deps, { kind: "removal-requested", actor, subjectId, realm, details });
  return { id, token };
}

/** The account whose removal a token confirms, without changing anything (SEC-E6); null for an invalid token. */
export async function removalOf(
  db: Db,
  { clock }: TokenDeps,
  token: string,
): Promise<Account | null> {
  const presented = { purpose, rawToken: token, now: clock() } as const;
  const peeked = await peekToken(db, presented);
  if (peeked.status !== "live") return null;
  const account = await findAccountById(db, peeked.row.subject_id);
  return account === undefined || account.status === "archived" ? null : account;
}

/**
 * Uses a token up and archives its account. False, with nothing changed, when the token is unknown, used,
 * expired, or not this account's (SEC-E4); of any number of parallel calls exactly one gets true.
 */
export async function confirmRemoval(
  tx: Transaction,
  deps: TokenDeps,
  { accountId, token }: { accountId: string; token: string },
): Promise<boolean> {
  const now = deps.clock();
  await holdAccount(tx, accountId);
  const consumed = await consumeToken(tx, {
    purpose,
    rawToken: token,
    subjectId: accountId,
    now,
  });
  if (typeof consumed === "string") return false;
  const account = await findAccountById(tx, consumed.subject_id);
  return account !== undefined && archiveAccount(tx, deps, account, account.id, consumed.data);
}

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

/** What the owner reads, with the link. @param isOwn whether the owner asked for it */
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
