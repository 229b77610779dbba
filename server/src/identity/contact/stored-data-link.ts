import { brand } from "@frontdoor/brand/brand.ts";
import { storedDataLinkHours, storedDataPath } from "@frontdoor/contract/account/account-page.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { letterIn, type MailConfig } from "../../platform/mail/letter.ts";
import type { Mail, Sms } from "../../platform/mail/message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { enqueue, type RealmHandlers } from "../outbox-jobs.ts";
import { issueToken, liveToken, revokeTokens, type TokenDeps } from "../tokens/tokens.ts";
import { hasSettledAddress } from "./email-change-store.ts";
import { mailToOwner } from "./owner-mail.ts";

/**
 * Mails an account's owner a link that gives the file of what is kept about them, once; one before ends. A number
 * that is verified is told as well.
 * @returns until when it works
 */
export async function mailStoredDataLink(
  tx: Transaction,
  deps: TokenDeps,
  { id: accountId, realm, number_confirmed_at: confirmedAt }: Account,
): Promise<Date> {
  const now = deps.clock();
  const of = { purpose: "stored-data", subjectId: accountId } as const;
  await revokeTokens(tx, { ...of, now });
  const id = newId(deps.clock);
  const expiresAt = new Date(now.getTime() + storedDataLinkHours * 3_600_000);
  await issueToken(tx, deps, { ...of, id, realm, expiresAt });
  const mail = { kind: `${realm}.stored-data-mail`, payload: { tokenId: id } } as const;
  await enqueue(tx, { id: newId(deps.clock), ...mail, now });
  if (confirmedAt !== null) {
    const sms = { kind: `${realm}.stored-data-notice-sms`, payload: { accountId } } as const;
    await enqueue(tx, { id: newId(deps.clock), ...sms, now });
  }
  return expiresAt;
}

/** Sends the link while it gives the file, and to no address that somebody has put there meanwhile. */
export function storedDataHandlers(
  deps: TokenDeps & { config: MailConfig },
): RealmHandlers<"stored-data-mail" | "stored-data-notice-sms"> {
  return {
    "stored-data-mail": {
      async send(db, { payload }) {
        const live = await liveToken(db, deps, payload.tokenId);
        if (live === null) return null;
        const account = await findAccountById(db, live.row.subject_id);
        if (account === undefined || !(await hasSettledAddress(db, account, deps.clock()))) {
          return null;
        }
        return storedDataMail(deps.config, account, live.token);
      },
    },
    "stored-data-notice-sms": {
      async send(db, { payload }) {
        const account = await findAccountById(db, payload.accountId);
        if (account === undefined || account.number_confirmed_at === null) return null;
        return storedDataNoticeSms(deps.config, account);
      },
    },
  };
}

export function storedDataMail(config: MailConfig, account: Account, token: string): Mail {
  return mailToOwner(config, account, ({ changeMails: { storedData: words }, product }) => ({
    words,
    paragraphs: [fill(words.text, { name: account.name, product, hours: storedDataLinkHours })],
    path: storedDataPath(token),
  }));
}

/** Tells a verified number that the link went to the address. */
export function storedDataNoticeSms(
  config: MailConfig,
  { cell_number: to, language }: Pick<Account, "cell_number" | "language">,
): Sms {
  const { sms } = letterIn(config, language);
  return { channel: "sms", to, text: fill(sms.storedDataSent, { brand: brand.name }) };
}
