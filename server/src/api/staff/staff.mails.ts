import { consoleLinkHours, consoleSetUpPath } from "@frontdoor/contract/staff/console.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { staffMailWords } from "@frontdoor/words/staff/mails.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { LoginChange, StaffStepWarning } from "../../directory/staff/console-jobs.ts";
import type { StaffRow } from "../../directory/staff/staff-store.ts";
import type { Lock } from "../../identity/lockout/lockout.ts";
import { aroundParagraphs, type MailWords } from "../../platform/mail/letter.ts";
import { composeMail } from "../../platform/mail/mail-layout.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { currentRequest } from "../../platform/tracing/trace-context.ts";

/** A mail in the house's style, in the name of no product. @param href where its button leads */
function mailToStaff(
  { email }: StaffRow,
  words: MailWords,
  paragraphs: readonly string[],
  href?: string,
): Mail {
  const { signedAs } = staffMailWords;
  return composeMail({
    context: "practice",
    signedAs,
    to: email,
    language: firstLanguage,
    reference: currentRequest().requestId,
    ...aroundParagraphs(words, signedAs, href),
    paragraphs: [...paragraphs],
  });
}

/**
 * The link by which somebody sets up their login; its token stands behind the `#`, which browsers send to no server.
 */
export function setUpMail(consoleUrl: string, staff: StaffRow, token: string): Mail {
  const { setUp: words } = staffMailWords;
  const { name, role } = staff;
  const hours = { hours: consoleLinkHours };
  const paragraphs = [fill(words.text[0], { name, role }), fill(words.text[1], hours)];
  return mailToStaff(staff, words, paragraphs, `${consoleUrl}${consoleSetUpPath}#${token}`);
}

/** @param device in the words that a person knows it by; `other` for what nobody knows */
export function newBrowserMail(staff: StaffRow, device: { browser: string; system: string }): Mail {
  const { newBrowser: words } = staffMailWords;
  const known = (part: keyof typeof device) =>
    device[part] === "other" ? words.unknown[part] : device[part];
  const [browser, system] = [known("browser"), known("system")];
  return mailToStaff(staff, words, [fill(words.text, { name: staff.name, browser, system })]);
}

export function loginChangedMail(staff: StaffRow, changed: LoginChange): Mail {
  const { loginChanged: words } = staffMailWords;
  const what = words.what[changed];
  return mailToStaff(staff, words, [fill(words.text, { name: staff.name, what })]);
}

/** A key is shown to whoever creates or approves it, so its owner gets a mail about it. */
export function newKeyMail(staff: StaffRow): Mail {
  const { newKey: words } = staffMailWords;
  return mailToStaff(staff, words, [fill(words.text, { name: staff.name })]);
}

/** Somebody's login is locked: for a while, or until an owner has a new set-up link mailed. */
export function lockedMail(staff: StaffRow, { isDisabled, isKnownDevice }: Lock): Mail {
  const { locked } = staffMailWords;
  const words = isDisabled ? locked.untilSetUp : locked.forAWhile;
  const text = isKnownDevice ? words.knownBrowser : words.newBrowsers;
  const paragraphs = [fill(text, { name: staff.name }), words.wayOut];
  return mailToStaff(staff, { ...locked, ...words }, paragraphs);
}

/** @param owner the name of whom a command on the machine made an owner */
export function ownerRecoveredMail(staff: StaffRow, owner: string): Mail {
  const { ownerRecovered: words } = staffMailWords;
  return mailToStaff(staff, words, [fill(words.text, { name: staff.name, owner })]);
}

export function stepWarningMail(staff: StaffRow, what: StaffStepWarning): Mail {
  const { stepWarnings } = staffMailWords;
  const words = { ...stepWarnings, ...stepWarnings[what] };
  return mailToStaff(staff, words, [fill(words.text, { name: staff.name })]);
}
