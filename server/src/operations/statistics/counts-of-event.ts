import type { ProductName, Realm } from "@frontdoor/contract/products.ts";
import type { Measure } from "@frontdoor/contract/statistics.ts";
import type { EventRow } from "../../platform/audit/chain.ts";
import { type Counted, dayOf } from "./statistics-store.ts";

/** The account or registration that an event is about. */
export interface Subject {
  product: ProductName;
  role: string;
  language: string;
  /** When the person sent the form. */
  signedUpAt: Date;
  /** When a mailed link or invite first verified the address. */
  verifiedAt: Date | null;
  /** Whether it was imported from another system, without a form. */
  isImported: boolean;
}

const waysCounted: Readonly<Record<string, string>> = {
  "password-and-code": "two-step",
  "password-and-recovery-code": "two-step",
  passkey: "passkey",
};

/** An event with its details and subject. */
interface Happened {
  at: Date;
  realm: Realm | null;
  details: EventRow["details"];
  subject: Subject | null;
  isFirstLogin: boolean;
  /** One more of a value, in the subject's role unless another is given. */
  one: (measure: Measure, value: string, role?: string) => Counted;
}

/** The audit keeps events for 24 months: before that, a login of an older account may have been the first. */
const keptMilliseconds = 2 * 365 * 24 * 3_600_000;

const sent = ({ one, subject }: Happened) => [
  one("sign-up", "sent"),
  ...(subject === null ? [] : [one("language", subject.language, "")]),
];
const verified = ({ one, at }: Happened, from: Date) => [
  one("sign-up", "verified"),
  one("verified-after", spanBetween(from, at), ""),
];
const joined = ({ one }: Happened) => one("people", "joined", "");

/** The counts of each kind of event; subjects of other kinds are not looked up. */
const countsByKind: Readonly<Record<string, (happened: Happened) => Counted[]>> = {
  "registration-requested": sent,
  registered(happened) {
    const { realm, subject, at } = happened;
    // An academic account is made by the link of its mail; the registration was sent before.
    if (realm === "academic") {
      return [...verified(happened, subject?.signedUpAt ?? at), joined(happened)];
    }
    const isVerified = isVerifiedAtOnce(subject);
    return [...sent(happened), ...(isVerified ? verified(happened, at) : []), joined(happened)];
  },
  // The patient app sends no language of its people.
  "account-imported": (happened) => [
    ...(happened.subject?.isImported ? [] : [happened.one("sign-up", "sent")]),
    joined(happened),
  ],
  "email-proven"(happened) {
    const { subject } = happened;
    return subject === null || subject.isImported ? [] : verified(happened, subject.signedUpAt);
  },
  "logged-in"({ one, details, subject, isFirstLogin, at }) {
    const login = one("login", waysCounted[String(details.way)] ?? "password");
    const isKnown = isFirstLogin && subject?.isImported === false;
    const isFirst = isKnown && at.getTime() - subject.signedUpAt.getTime() < keptMilliseconds;
    return isFirst ? [login, one("sign-up", "first-login")] : [login];
  },
  "login-failed": ({ one, details }) => [
    one("login-failed", details.because === "locked" ? "locked" : "wrong", ""),
  ],
  "account-locked": ({ one, details }) => [
    one("lockout", details.isDisabled === true ? "disabled" : "locked", ""),
  ],
  "password-reset": ({ one, details }) => [
    one("reset", details.by === "link" ? "link" : "one-time-password", ""),
  ],
  "removal-requested": ({ one }) => [one("removal", "asked")],
  "account-archived": ({ one }) => [one("removal", "done"), one("people", "removed", "")],
  // A suspension whose end changes is still the same one.
  "account-suspended": ({ one, details }) =>
    details.wasSuspended === true ? [] : [one("people", "suspended", "")],
  "account-reactivated": ({ one }) => [one("people", "reactivated", "")],
  "account-restored": ({ one }) => [one("people", "restored", "")],
};
export const countedKinds: readonly string[] = Object.keys(countsByKind);

/**
 * The counts that an audit event adds to its day.
 * @param subject null where it is about no account, or about a deleted one
 * @param isFirstLogin whether the account had not logged in before
 */
export function countsOfEvent(
  { kind, at, details, ...event }: Pick<EventRow, "kind" | "at" | "realm" | "details">,
  subject: Subject | null,
  isFirstLogin: boolean,
): Counted[] {
  const realm = event.realm as Realm | null;
  const product = subject?.product ?? realm;
  if (product === null) return [];
  const day = dayOf(at);
  const one: Happened["one"] = (measure, value, role = subject?.role ?? "") => ({
    day,
    measure,
    product,
    role,
    value,
  });
  return countsByKind[kind]?.({ at, realm, details, subject, isFirstLogin, one }) ?? [];
}

const minuteMilliseconds = 60_000;

/** Whoever has the invite that was mailed to them need not verify the address. */
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
