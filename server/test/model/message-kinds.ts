import { brand } from "@frontdoor/brand/brand.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { Message } from "../../src/platform/mail/message.ts";
import { mailedCode } from "./steps/reset.ts";

const { mails } = serverWords.en;

const subjects = {
  welcome: mails.welcome.subject,
  "already registered": mails.alreadyRegistered.subject,
  reset: mails.reset.subject,
  "password changed": mails.passwordChanged.subject,
  archived: mails.archived.subject,
  closed: mails.closed.subject,
  "locked for a while": mails.locked.forAWhile.subject,
  "locked until a reset": mails.locked.untilReset.subject,
  "logged in after many tries": mails.signedInAfterFailures.subject,
  invite: mails.practiceInvite.subject,
};

const kinds = new Map(
  Object.entries(subjects).flatMap(([kind, subject]) =>
    Object.values(brand.products).map(({ fullName }): [string, string] => [
      fill(subject, { product: fullName }),
      kind,
    ]),
  ),
);

/** Which message it is that left: by its subject, whatever product it is written for. */
export function kindOf(message: Message): string {
  if (message.channel === "sms") return "SMS";
  const kind = kinds.get(message.subject) ?? message.subject;
  return kind === "reset" && mailedCode(message.text) !== undefined ? "reset with a code" : kind;
}
