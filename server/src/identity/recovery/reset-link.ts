import { otpMinutes, resetLinkMinutes } from "@frontdoor/contract/constants.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Db, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { fillPieces, type Letter, type MailConfig } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { atSomeMoment } from "../../platform/outbox/random-delay.ts";
import { type Account, findAccountById, holdAccount } from "../accounts/account-store.ts";
import { settledAddressOf } from "../contact/contact-change-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";
import { enqueue, type RealmHandlers } from "../outbox-jobs.ts";
import { areChangesLocked } from "../sessions/reauthentication.ts";
import { issueToken, liveToken, revokeTokens, type TokenDeps } from "../tokens/tokens.ts";

const purpose = "password-reset";

/**
 * Makes an account's only reset link and puts its mail into the outbox. The link carries the id of the
 * request, so that a retried job issues one link only. Without an account the same rows are written under
 * that id, which belongs to no account, and no mail is sent (SEC-C2).
 */
export async function issueResetLink(
  tx: Transaction,
  deps: TokenDeps,
  { id, realm, account }: { id: string; realm: Realm; account: Account | null },
): Promise<void> {
  const subjectId = account?.id ?? id;
  const now = deps.clock();
  await holdAccount(tx, subjectId);
  await revokeTokens(tx, { purpose, subjectId, now, exceptId: id });
  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  await issueToken(tx, deps, { id, purpose, realm, subjectId, expiresAt });
  await audit(tx, deps, {
    kind: "password-reset-requested",
    actor: "anonymous",
    subjectId: account?.id ?? null,
    realm,
  });
  await enqueue(tx, {
    ...atSomeMoment(deps.clock),
    kind: `${realm}.reset-mail`,
    payload: { tokenId: id },
  });
}

/**
 * Sends the link to the address of the account (SEC-C11), unless it is dead by now.
 * @param codeFor the one-time password of a request that stands beside the link, null for none; left out where none
 * ever does
 */
export function resetMailHandler(
  deps: TokenDeps & { config: MailConfig },
  codeFor?: (db: Db, account: Account, requestId: string) => Promise<string | null>,
): RealmHandlers<"reset-mail"> {
  return {
    "reset-mail": {
      async send(db, { payload }) {
        const live = await liveToken(db, deps, payload.tokenId);
        if (live === null) return null;
        const account = await findAccountById(db, live.row.subject_id);
        if (account?.status !== "active") return null;
        // After "This wasn't me" the current address may still be the thief's.
        const now = deps.clock();
        const isMoved = (await settledAddressOf(db, account, now)) !== account.email;
        const isTakenBack = account.password_hash === null || areChangesLocked(account, now);
        if (isMoved && isTakenBack) return null;
        const code = (await codeFor?.(db, account, live.row.id)) ?? null;
        const path = resetPage(account.realm, live.token);
        return resetMail(deps.config, account, { path, code });
      },
    },
  };
}

/**
 * Starts a reset for a person who has just opened a link that was mailed to the account's address, so that they need
 * not wait for the reset mail, which is sent as well. @returns the token of the reset; it is stored nowhere
 */
export async function startReset(
  tx: Transaction,
  deps: TokenDeps,
  account: Account,
): Promise<string> {
  const id = newId(deps.clock);
  await issueResetLink(tx, deps, { id, realm: account.realm, account });
  const live = await liveToken(tx, deps, id);
  if (live === null) throw new Error("A reset link was dead when it was issued.");
  return live.token;
}

const pages = { practice: "/passwordreset/ud", academic: "/passwordreset/academic" } as const;

/** The page on which the link of a reset sets a new password. */
export function resetPage(realm: Realm, token: string): string {
  return `${pages[realm]}/${token}`;
}

/**
 * The mail with the link that opens the change-password screen.
 * @param path of that screen, with its raw token
 * @param code the one-time password where it comes by mail (SEC-C6); null where it does not
 */
export function resetMail(
  config: MailConfig,
  account: Account,
  { path, code }: { path: string; code: string | null },
): Mail {
  const { name, username } = account;
  return mailToOwner(config, account, ({ mails, product }) => ({
    words: mails.reset,
    paragraphs: [
      fill(mails.reset.text, { name, username, product, minutes: resetLinkMinutes }),
      ...(code === null ? [] : [codeParagraph(mails, code)]),
    ],
    path,
  }));
}

function codeParagraph({ reset }: Letter["mails"], code: string) {
  return fillPieces(reset.code, { code: { strong: code }, minutes: String(otpMinutes) });
}
