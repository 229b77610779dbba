import { createHash } from "node:crypto";
import { brand } from "@frontdoor/brand/brand.ts";
import { recoveryCodeLength } from "@frontdoor/contract/account/account-page.ts";
import { oneTimeCodeHours } from "@frontdoor/contract/products/two-step.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { keySetById } from "../../platform/keys/keys.ts";
import { letterIn, type MailConfig } from "../../platform/mail/letter.ts";
import type { Mail, Sms } from "../../platform/mail/message.ts";
import { isSameSecret } from "../../platform/same-secret.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { hasSettledAddress } from "../contact/contact-change-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { currentEpoch } from "../tokens/epoch.ts";
import { deriveToken, liveToken, type TokenDeps } from "../tokens/tokens.ts";
import { codeFrom, writtenCode } from "./recovery-codes.ts";

/** The code of a token: of the form and strength of a recovery code, and like the token stored nowhere. */
function oneTimeCodeOf(rawToken: string): string {
  return codeFrom(createHash("sha256").update(`one-time-code\0${rawToken}`).digest());
}

/** Uses up the one-time code of an account whose row the caller has locked. @returns whether it was right */
export async function useOneTimeCode(
  tx: Transaction,
  { keys, clock }: TokenDeps,
  { accountId, code }: { accountId: string; code: string },
): Promise<boolean> {
  if (code.length !== recoveryCodeLength) return false;
  const now = clock();
  const rows = await tx
    .selectFrom("tokens")
    .selectAll()
    .where("purpose", "=", "one-time-code")
    .where("subject_id", "=", accountId)
    .where("used_at", "is", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .where("token_epoch", "=", currentEpoch)
    .execute();
  // A code whose master key is gone no longer works; the other methods still do.
  const right = rows
    .filter(({ key_id }) => keySetById(keys, key_id) !== undefined)
    .find((row) => isSameSecret(code, oneTimeCodeOf(deriveToken(keys, row))));
  if (right === undefined) return false;
  const used = await tx
    .updateTable("tokens")
    .set({ used_at: now })
    .where("id", "=", right.id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows === 1n;
}

/** Sends the code if it is still valid, and not to an address that was changed since. */
export function oneTimeCodeHandlers(
  deps: TokenDeps & { config: MailConfig },
): RealmHandlers<"one-time-code-mail" | "one-time-code-notice-sms"> {
  return {
    "one-time-code-mail": {
      async send(db, { payload }) {
        const live = await liveToken(db, deps, payload.tokenId);
        if (live === null) return null;
        const account = await findAccountById(db, live.row.subject_id);
        if (account?.status !== "active") return null;
        if (!(await hasSettledAddress(db, account, deps.clock()))) return null;
        return oneTimeCodeMail(deps.config, account, oneTimeCodeOf(live.token));
      },
    },
    "one-time-code-notice-sms": {
      async send(db, { payload }) {
        const account = await findAccountById(db, payload.accountId);
        if (account?.status !== "active" || account.number_confirmed_at === null) return null;
        return oneTimeCodeNoticeSms(deps.config, account);
      },
    },
  };
}

/** The mail with the code that replaces the app once. */
export function oneTimeCodeMail(config: MailConfig, account: Account, code: string): Mail {
  const { name, username } = account;
  return mailToOwner(
    config,
    account,
    ({ changeMails: { oneTimeCode: words }, product, recoveryPath }) => ({
      words,
      paragraphs: [fill(words.text, { name, username, product, hours: oneTimeCodeHours })],
      facts: [{ term: words.code, detail: writtenCode(code) }],
      path: recoveryPath,
    }),
  );
}

/** The notice to a verified number that a code was mailed. */
export function oneTimeCodeNoticeSms(
  config: MailConfig,
  { cell_number: to, language }: Pick<Account, "cell_number" | "language">,
): Sms {
  const { sms } = letterIn(config, language);
  return { channel: "sms", to, text: fill(sms.oneTimeCodeSent, { brand: brand.name }) };
}
