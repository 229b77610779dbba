import type { ProductName, Realm } from "@frontdoor/contract/products.ts";
import type { Measure } from "@frontdoor/contract/statistics.ts";
import type { EventRow } from "../../platform/audit/chain.ts";
import { type Counted, dayOf } from "./statistics-store.ts";

/** What is known of the account or registration that an event is about. */
export interface Subject {
  product: ProductName;
  role: string;
  language: string;
  /** When the person sent the form. */
  signedUpAt: Date;
  /** When a mailed link or invite first verified the address. */
  verifiedAt: Date | null;
  /** Whether it came from another system: then nobody filled in a form. */
  isImported: boolean;
}

/** The events that are counted; the others are not even looked up. */
export const countedKinds: readonly string[] = [
  "registration-requested",
  "registered",
  "account-imported",
  "email-proven",
  "logged-in",
  "login-failed",
  "account-locked",
  "password-reset",
  "removal-requested",
  "account-archived",
  "account-suspended",
  "account-reactivated",
  "account-restored",
];

const productsOfRealms: Readonly<Record<Realm, ProductName>> = {
  practice: "practice",
  academic: "academic",
};
const waysCounted: Readonly<Record<string, string>> = {
  "password-and-code": "two-step",
  "password-and-recovery-code": "two-step",
  passkey: "passkey",
};
const minuteMilliseconds = 60_000;

/**
 * What an event of the audit adds to the counts of its day.
 * @param subject null where it is about nobody, or about somebody who is gone
 * @param isFirstLogin whether the account had not logged in before
 */
export function countsOfEvent(
  event: Pick<EventRow, "kind" | "at" | "realm" | "details">,
  subject: Subject | null,
  isFirstLogin: boolean,
): Counted[] {
  const { kind, at, details } = event;
  const realm = event.realm as Realm | null;
  const product = subject?.product ?? (realm === null ? null : productsOfRealms[realm]);
  if (product === null) return [];
  const day = dayOf(at);
  const one = (measure: Measure, value: string, role = subject?.role ?? ""): Counted[] => [
    { day, measure, product, role, value },
  ];
  const verified = (from: Date) => [
    ...one("sign-up", "verified"),
    ...one("verified-after", spanBetween(from, at), ""),
  ];
  const sent = () => [
    ...one("sign-up", "sent"),
    ...(subject === null ? [] : one("language", subject.language, "")),
  ];
  const joined = () => one("people", "joined", "");
  switch (kind) {
    case "registration-requested":
      return sent();
    case "account-imported":
      return [...(subject?.isImported ? [] : sent()), ...joined()];
    case "registered":
      // An academic account is made by the link of its mail; the registration was sent before.
      if (realm === "academic") return [...verified(subject?.signedUpAt ?? at), ...joined()];
      return [...sent(), ...(isVerifiedAtOnce(subject) ? verified(at) : []), ...joined()];
    case "email-proven":
      return subject === null || subject.isImported ? [] : verified(subject.signedUpAt);
    case "logged-in": {
      const login = one("login", waysCounted[String(details.way)] ?? "password");
      const isFirst = isFirstLogin && subject?.isImported === false;
      return isFirst ? [...login, ...one("sign-up", "first-login")] : login;
    }
    case "login-failed":
      return one("login-failed", details.because === "locked" ? "locked" : "wrong", "");
    case "account-locked":
      return one("lockout", details.isDisabled === true ? "disabled" : "locked", "");
    case "password-reset":
      return one("reset", details.by === "link" ? "link" : "one-time-password", "");
    case "removal-requested":
      return one("removal", "asked");
    case "account-archived":
      return [...one("removal", "done"), ...one("people", "removed", "")];
    case "account-suspended":
      // Another end of a suspension is no other suspension.
      return details.wasSuspended === true ? [] : one("people", "suspended", "");
    case "account-reactivated":
      return one("people", "reactivated", "");
    case "account-restored":
      return one("people", "restored", "");
    default:
      return [];
  }
}

/** Whoever shows the invite that was mailed to them need not verify the address. */
function isVerifiedAtOnce(subject: Subject | null): boolean {
  if (subject === null || subject.verifiedAt === null) return false;
  return subject.verifiedAt.getTime() - subject.signedUpAt.getTime() < 1_000;
}

function spanBetween(from: Date, to: Date): string {
  const minutes = (to.getTime() - from.getTime()) / minuteMilliseconds;
  if (minutes <= 10) return "10-minutes";
  if (minutes <= 60) return "hour";
  return minutes <= 24 * 60 ? "day" : "longer";
}
