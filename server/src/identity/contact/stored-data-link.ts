import { brand } from "@frontdoor/brand/brand.ts";
import { storedDataLinkHours, storedDataPath } from "@frontdoor/contract/account/account-page.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { letterIn, type MailConfig } from "../../platform/mail/letter.ts";
import type { Mail, Sms } from "../../platform/mail/message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { liveToken, type TokenDeps } from "../tokens/tokens.ts";
import { hasSettledAddress } from "./contact-change-store.ts";
import { mailToOwner } from "./owner-mail.ts";

/** Sends the link if it is still valid, and not to an address that was changed since. */
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

/** The notice to a verified number that the link was mailed. */
export function storedDataNoticeSms(
  config: MailConfig,
  { cell_number: to, language }: Pick<Account, "cell_number" | "language">,
): Sms {
  const { sms } = letterIn(config, language);
  return { channel: "sms", to, text: fill(sms.storedDataSent, { brand: brand.name }) };
}
