import { brand } from "@frontdoor/brand/brand.ts";
import { oneTimeCodeHours } from "@frontdoor/contract/products/two-step.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { letterIn, type MailConfig } from "../../platform/mail/letter.ts";
import type { Mail, Sms } from "../../platform/mail/message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { hasSettledAddress } from "../contact/email-change-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { liveToken, type TokenDeps } from "../tokens/tokens.ts";
import { oneTimeCodeOf } from "./one-time-code.ts";
import { writtenCode } from "./recovery-codes.ts";

/** Sends the code while it can be used, and to no address that somebody has put there meanwhile. */
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

/** The mail with the code that stands in for the app once. */
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

/** Tells a verified number that a code went to the address. */
export function oneTimeCodeNoticeSms(
  config: MailConfig,
  { cell_number: to, language }: Pick<Account, "cell_number" | "language">,
): Sms {
  const { sms } = letterIn(config, language);
  return { channel: "sms", to, text: fill(sms.oneTimeCodeSent, { brand: brand.name }) };
}
