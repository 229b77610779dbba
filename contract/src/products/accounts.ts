import * as z from "zod/mini";
import { browserNames, loginWays, systemNames } from "../account/logins.ts";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, type Problems } from "../problems.ts";
import { realms } from "../products.ts";
import { emailRule, importedNameRule, phoneRule, textRule } from "../rules.ts";
import { nameText, ruledText, rules, text } from "../wire.ts";
import { claims, scopeList } from "./claims.ts";
import { because, madeId, moment, ticket } from "./formats.ts";
import { ownerRefusals, reading, refusals, writing, writingOnce } from "./key-calls.ts";
import { messageStates } from "./outbox.ts";

const realm = z.enum(realms);
/** Whose account a call is about: by its username, or by its id in place of that. */
export const who = z.object({ realm, username: text(fieldLimits.username) });

export type WhoseAccount = z.output<typeof who>;

/** A mail or SMS to an account, with its delivery status. */
const shownAccountMessage = z.object({
  /** In the outbox. */
  id: madeId,
  kind: z.string(),
  state: z.enum(messageStates),
  at: moment,
  /** The other side's response to the last failed attempt, without addresses and codes. */
  lastError: z.nullable(z.string()),
});

export const shownLogins = 5;

const shownLogin = z.object({
  at: moment,
  browser: z.enum(browserNames),
  system: z.enum(systemNames),
  way: z.enum(loginWays),
  /** `192.0.2.0/24`, `2001:db8:1::/48`; null of a login before the operator kept it. */
  network: z.nullable(z.string()),
});
export type ShownLogin = z.output<typeof shownLogin>;

export const shownMessages = 5;

const shown = z.object({
  id: madeId,
  realm,
  status: z.string(),
  type: z.string(),
  /** Null for a caller who may not search for people, and of an account that was erased. */
  name: z.nullable(z.string()),
  /**
   * The number of the practice and the training institution that the person gave; null where there is none, for a
   * caller who may not search for people, and in a response of the previous version.
   */
  practiceNumber: z._default(z.nullable(z.string()), null),
  institution: z._default(z.nullable(z.string()), null),
  /** The email address with all but its first letters hidden: `l***@e***.org`. */
  maskedEmail: z.string(),
  /** Whether a login from a browser that never signed in to the account is refused now. */
  locked: z.boolean(),
  /** Until when; null where it is not locked, or locked until a new password. */
  lockedUntil: z.nullable(moment),
  /** Until when nobody can log in to it; null where it is not suspended, or has no end. */
  suspendedUntil: z.nullable(moment),
  /** Until when an archived account can be brought back; null where it cannot. */
  restorableUntil: z.nullable(moment),
  emailVerified: z.boolean(),
  /** Whether the number is known to be the owner's. */
  numberVerified: z.boolean(),
  twoStep: z.boolean(),
  /**
   * When an operator's end of two-step verification takes effect, unless the owner cancels it; null where it stays. The
   * previous version sends none.
   */
  twoStepEndsAt: z._default(z.nullable(moment), null),
  /**
   * Until when the owner can confirm a requested removal; null where none waits for them. The previous version sends
   * none.
   */
  removalAskedUntil: z._default(z.nullable(moment), null),
  passkeys: z.number(),
  /** The last login, or the registration, from a browser; kept for 400 days. */
  lastLoginAt: z.nullable(moment),
  /** The last login on each device, newest first; null unless `LAST_LOGINS` is on, and for who may not search for people. */
  logins: z.nullable(z.array(shownLogin)),
  createdAt: moment,
  /** The newest of the last week, and those that were not sent yet. */
  messages: z.array(shownAccountMessage),
});
export type ShownAccount = z.output<typeof shown>;

/**
 * Shows what support may know of an account, with its newest messages. It never shows a password, an identity
 * number or a full email address.
 */
export const showAccount = call({
  ...writing,
  path: "/accounts/show",
  body: who,
  reply: shown,
  failures: [...refusals, "ACCOUNT_UNKNOWN"],
});

/**
 * Returns the claims of one of a product's accounts, by the scopes that it names. Without scopes the response is the
 * id, which says that the account is active. 403 for a scope that needs a grant and has none; 404 for an unknown id,
 * another product's account, an archived or suspended one.
 */
export const showClaims = call({
  ...reading,
  path: "/accounts/{id}",
  params: z.object({ id: z.uuid() }),
  query: z.object({ scope: z.optional(scopeList) }),
  reply: claims,
  failures: ["UNAUTHORISED", "SCOPE_NOT_GRANTED", "ACCOUNT_ID_UNKNOWN"],
});

/** Ends every lock of an account, also the permanent one of its password. */
export const unlockAccount = call({
  ...writing,
  path: "/accounts/unlock",
  body: z.extend(who, { ticket: z.optional(ticket) }),
  failures: [...refusals, "ACCOUNT_UNKNOWN"],
});

/**
 * Removes an account as a confirmed removal does: it is archived, and nobody can log in to it (S9.032). 404
 * when it is archived already.
 */
export const archiveAccount = call({
  ...writing,
  path: "/accounts/archive",
  body: z.extend(who, because),
  failures: [...ownerRefusals, "ACCOUNT_UNKNOWN", "ACCOUNT_ARCHIVED"],
  secondPerson: true,
});

export const otherNumberMessage = "This is not the number of the account.";
export const changedHandsMessage =
  "The owner of the address took the account over meanwhile. Ask for the number again.";

const confirmedNumber = z.object({
  username: text(fieldLimits.username),
  cellularNumber: text(fieldLimits.phone),
});
/**
 * Confirms that a cellphone number belongs to the owner of the account (SEC-C6). A product calls it once it has checked
 * that: one-time passwords are then sent by SMS, until the first mailed link shows who reads the address. 404 without
 * an active account of that name; 400 when the account has another number, or changed hands during this call. Repeating
 * the call changes nothing.
 */
export const confirmNumber = call({
  ...writingOnce,
  path: "/accounts/confirm-number",
  body: confirmedNumber,
  failures: [...refusals, "ACCOUNT_NOT_ACTIVE"],
});

export const maximumAccountsPerRequest = 100;

const importedAccount = z.object({
  username: text(fieldLimits.username),
  emailAddress: text(fieldLimits.email),
  name: nameText(),
  surname: nameText(),
  cellularNumber: ruledText(fieldLimits.phone),
});
export type ImportedAccount = z.output<typeof importedAccount>;

/**
 * Adds accounts of patients, without passwords: their owners choose one by a reset. A username that a patient or a
 * practice user has already stays as it is, and the response names it among `skipped`.
 */
export const importAccounts = call({
  ...writingOnce,
  path: "/accounts/import",
  body: z
    .object({ accounts: z.array(importedAccount).check(z.maxLength(maximumAccountsPerRequest)) })
    .check(rules(({ accounts }) => Object.assign({}, ...accounts.map(importProblems)))),
  reply: z.object({ imported: z.number(), skipped: z.array(z.string()) }),
});

function importProblems(account: ImportedAccount, index: number): Problems {
  const named = (field: keyof ImportedAccount, label: string) => ({
    field: `accounts.${index}.${field}`,
    label,
    value: account[field],
  });
  return checkRules([
    textRule(named("username", "Username"), fieldLimits.username),
    emailRule(named("emailAddress", "Email address")),
    importedNameRule(named("name", "Name")),
    importedNameRule(named("surname", "Surname")),
    phoneRule(named("cellularNumber", "Cellular number")),
  ]);
}
