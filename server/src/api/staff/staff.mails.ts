import { consoleLinkHours, consoleSetUpPath } from "@frontdoor/contract/staff/console.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { staffMailWords } from "@frontdoor/words/staff/mails.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { ChangedWay, StaffStepWarning } from "../../directory/staff/console-jobs.ts";
import type { StaffRow } from "../../directory/staff/staff-store.ts";
import type { Lock } from "../../identity/lockout/lockout.ts";
import { composeMail, type MailContent } from "../../platform/mail/mail-layout.ts";
import type { Mail } from "../../platform/mail/message.ts";
import { currentRequest } from "../../platform/tracing/trace-context.ts";

type Content = Omit<MailContent, "context" | "to" | "language" | "signedAs">;

/** A mail in the house's style, in the name of no product. */
function mailToStaff({ email }: StaffRow, content: Content): Mail {
  const { signedAs } = staffMailWords;
  return composeMail({
    context: "practice",
    signedAs,
    to: email,
    language: firstLanguage,
    reference: currentRequest().requestId,
    ...content,
  });
}

/** The link by which somebody sets their login up; its token stands behind the `#`, which no server is told. */
export function setUpMail(consoleUrl: string, staff: StaffRow, token: string): Mail {
  const { subject, preview, heading, text, button, remark } = staffMailWords.setUp;
  const { name, role } = staff;
  return mailToStaff(staff, {
    subject,
    preview,
    heading,
    paragraphs: [fill(text[0], { name, role }), fill(text[1], { hours: String(consoleLinkHours) })],
    button: { label: button, href: `${consoleUrl}${consoleSetUpPath}#${token}` },
    remark,
  });
}

/** @param device in the words that a person knows it by; `other` for what nobody knows */
export function newBrowserMail(staff: StaffRow, device: { browser: string; system: string }): Mail {
  const { subject, preview, heading, text, unknown, remark } = staffMailWords.newBrowser;
  const known = (name: string) => (name === "other" ? unknown : name);
  const words = {
    name: staff.name,
    browser: known(device.browser),
    system: known(device.system),
  };
  return mailToStaff(staff, {
    subject,
    preview,
    heading,
    paragraphs: [fill(text, words)],
    remark,
  });
}

export function waysInMail(staff: StaffRow, changed: ChangedWay): Mail {
  const { subject, preview, heading, text, what, remark } = staffMailWords.waysIn;
  return mailToStaff(staff, {
    subject,
    preview,
    heading,
    paragraphs: [fill(text, { name: staff.name, what: what[changed] })],
    remark,
  });
}

/** Somebody's login is locked: for a while, or until an owner has a new set-up link mailed. */
export function lockedMail(staff: StaffRow, { isDisabled, isKnownDevice }: Lock): Mail {
  const { preview, forAWhile, untilSetUp, remark } = staffMailWords.locked;
  const words = isDisabled ? untilSetUp : forAWhile;
  const text = isKnownDevice ? words.knownBrowser : words.newBrowsers;
  return mailToStaff(staff, {
    subject: words.subject,
    preview,
    heading: words.heading,
    paragraphs: [fill(text, { name: staff.name }), words.wayOut],
    remark,
  });
}

/** @param owner the name of whom a command on the machine made an owner */
export function ownerRecoveredMail(staff: StaffRow, owner: string): Mail {
  const { subject, preview, heading, text, remark } = staffMailWords.ownerRecovered;
  return mailToStaff(staff, {
    subject,
    preview,
    heading,
    paragraphs: [fill(text, { name: staff.name, owner })],
    remark,
  });
}

export function stepWarningMail(staff: StaffRow, what: StaffStepWarning): Mail {
  const { preview, remark, [what]: words } = staffMailWords.stepWarnings;
  return mailToStaff(staff, {
    subject: words.subject,
    preview,
    heading: words.heading,
    paragraphs: [fill(words.text, { name: staff.name })],
    remark,
  });
}
