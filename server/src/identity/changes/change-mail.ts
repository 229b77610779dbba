import { undoHours, unrecognisedPath } from "@frontdoor/contract/account/account-page.ts";
import type { BrowserName, SessionWay, SystemName } from "@frontdoor/contract/account/logins.ts";
import type { ChangeKind } from "@frontdoor/contract/account/unrecognised.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { dayIn, timeIn } from "@frontdoor/words/text/dates.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Letter, MailConfig } from "../../platform/mail/letter.ts";
import type { Fact } from "../../platform/mail/mail-layout.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { type Account, findAccountById } from "../accounts/account-store.ts";
import { settledAddressOf } from "../contact/contact-change-store.ts";
import { mailToOwner } from "../contact/owner-mail.ts";
import type { RealmHandlers } from "../outbox-jobs.ts";
import { liveToken, type TokenDeps } from "../tokens/tokens.ts";
import { isOver } from "./change-links.ts";

interface ToldChange {
  /** A requested address, which is not the account's yet. */
  kind: ChangeKind | "email-asked";
  at: Date;
  /** The name of a passkey, the new address or number. */
  name: string | null;
  device: { browser: BrowserName; system: SystemName } | null;
  way: SessionWay | null;
  /** The token of the link that reverts it; null in a mail to the new address, which has no link. */
  token: string | null;
}

export function changeMail(config: MailConfig, account: Account, change: ToldChange): Mail {
  const { name, username } = account;
  return mailToOwner(config, account, (letter) => {
    const { changeMails, language, product, recoveryPath } = letter;
    const { button, ifYou: preview, notice, kinds, whatItDoes: title, does } = changeMails;
    const { text, ...lines } = kinds[change.kind];
    const common = {
      paragraphs: [fill(text as string, { name, username, product, hours: undoHours }), preview],
      facts: factsOf(changeMails, language, change),
    };
    if (change.token === null) {
      return { ...common, words: { ...lines, preview, ...notice }, path: recoveryPath };
    }
    const remark = { title, text: fill(does[revertedBy(change.kind)], { hours: undoHours }) };
    return {
      ...common,
      words: { ...lines, preview, button, remark },
      path: unrecognisedPath(change.token),
    };
  });
}

type Words = Letter["changeMails"];

function factsOf(words: Words, language: LanguageCode, change: ToldChange): Fact[] {
  const { facts, otherBrowser, otherSystem, ways } = words;
  const { kind, at, name, device, way } = change;
  const named = { passkey: facts.passkey, email: facts.address, number: facts.number };
  const thing = thingOf(kind);
  return [
    ...(thing !== null && name !== null ? [{ term: named[thing], detail: name }] : []),
    { term: facts.when, detail: momentIn(language, at) },
    ...(device === null
      ? []
      : [
          {
            term: facts.with,
            detail: fill(words.device, {
              browser: device.browser === "other" ? otherBrowser : device.browser,
              system: device.system === "other" ? otherSystem : device.system,
            }),
          },
        ]),
    ...(way === null ? [] : [{ term: facts.confirmedBy, detail: ways[way] }]),
  ];
}

function thingOf(kind: ToldChange["kind"]): "passkey" | "email" | "number" | null {
  if (kind === "passkey-added" || kind === "passkey-removed") return "passkey";
  if (kind === "email" || kind === "email-asked") return "email";
  return kind === "cell-number" ? "number" : null;
}

/** What "This wasn't me" reverts besides ending every login. */
function revertedBy(kind: ToldChange["kind"]): keyof Words["does"] {
  switch (kind) {
    case "passkey-added":
      return "passkey";
    case "email":
      return "email";
    case "cell-number":
      return "number";
    case "second-step-on":
      return "stepOn";
    case "second-step-app":
      return "stepApp";
    case "second-step-codes":
      return "stepCodes";
    case "second-step-off":
      return "stepOff";
    case "second-step-ending":
      return "stepEnding";
    default:
      return "plain";
  }
}

/** A moment as people write it: `22 November 2026, 07:42`. */
function momentIn(language: LanguageCode, moment: Date): string {
  const { alone, months } = serverWords[language].moments;
  return fill(alone.other, { day: dayIn(months, moment), time: timeIn(moment) });
}

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

/**
 * The change that a live link reports. Works for a suspended account too, so that a thief cannot return once it is
 * reactivated.
 */
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
