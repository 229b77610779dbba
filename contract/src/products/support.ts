import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules } from "../problems.ts";
import { realms } from "../products.ts";
import { emailRule } from "../rules.ts";
import { line, rules, text } from "../wire.ts";
import { who } from "./accounts.ts";
import { because, madeId, moment, pageQuery } from "./formats.ts";
import { listing, refusals, writing, writingOnce } from "./key-calls.ts";

/** The fewest letters of a search of accounts: fewer match half of all names. */
export const minimumFindLength = 3;
/** The most accounts on one page of a search, and the most pages. */
export const maximumFoundAccounts = 20;
export const maximumFoundPages = 10;

const foundAccount = z.object({
  /** Of the account, or of the registration that waits. */
  id: madeId,
  realm: z.enum(realms),
  type: z.string(),
  /** Null for a registration that waits for verification: its values are encrypted. */
  name: z.nullable(z.string()),
  /** As it is typed to log in; null where it is itself an address or a number. */
  username: z.nullable(z.string()),
  maskedEmail: z.string(),
  /** `pending` for a registration that waits for verification. */
  status: z.string(),
});
export type FoundAccount = z.output<typeof foundAccount>;

const foundAccounts = z.object({
  accounts: z.array(foundAccount),
  /** Whether another page follows. */
  more: z.boolean(),
});
export type FoundAccounts = z.output<typeof foundAccounts>;

/**
 * Finds accounts of both realms by the beginning of what a caller can tell. That is an email address, a cellphone number
 * (its last four digits or more will do), a name, surname, username, HPCSA number, practice number or practice name, or an
 * id. 20 a page, 10 pages at most, exact matches first. The audit records who searched, by which kind of value and how many
 * were found, not the value.
 */
export const findAccounts = call({
  ...writing,
  path: "/accounts/find",
  body: z.object({
    text: line(fieldLimits.email).check(z.trim(), z.minLength(minimumFindLength)),
    page: z.optional(z.int().check(z.minimum(1), z.maximum(maximumFoundPages))),
  }),
  reply: foundAccounts,
  failures: [...refusals, "TOO_MANY_REQUESTS"],
});

const timelineEntry = z.object({
  /** Of a message it is its id in the outbox. */
  id: madeId,
  at: moment,
  /** The kind of an event of the audit or of a message, or `account-page-opened`. */
  what: z.string(),
  /** `itself`, or the audit's actor: `staff:` and an id, a product, `anonymous`. */
  by: z.string(),
  /** The name of the member of staff, where it was one. */
  staffName: z.nullable(z.string()),
  /** The delivery status of a message, why and how of other entries. Never an address, a link or a code. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

/**
 * Lists what happened to an account, newest first. That is audit events, mails and SMS with their delivery status, and
 * open sessions of account settings. The id may be that of an unverified academic registration.
 */
export const readTimeline = call({
  ...listing,
  path: "/accounts/{id}/timeline",
  params: z.object({ id: z.uuid() }),
  query: z.object(pageQuery),
  reply: z.array(timelineEntry),
  failures: [...refusals, "ACCOUNT_ID_UNKNOWN"],
});

const reasoned = z.extend(who, because);
const failuresOfMails = [...refusals, "ACCOUNT_NOT_ACTIVE"] as const;
const supportMail = { ...writingOnce, body: reasoned, failures: failuresOfMails } as const;

/** The mail that was sent again: of an academic registration, or of an unverified address. */
const resentMail = z.object({ mail: z.enum(["verification", "address-proof"]) });
export type ResentMail = z.output<typeof resentMail>;

/**
 * Resends the verification mail of an academic registration, or of an unverified address; the previous link ends. 409
 * where no verification is pending, or where several registrations wait: then name one by its id.
 */
export const resendMail = call({
  ...supportMail,
  path: "/accounts/resend",
  reply: resentMail,
  failures: [...failuresOfMails, "NOTHING_TO_RESEND"],
});

/** Sends the ordinary password reset mail to an account's address. The caller sees neither link nor code. */
export const sendReset = call({ ...supportMail, path: "/accounts/send-reset" });

/**
 * Requests a change of an account's email address on its owner's behalf. It counts once the link mailed to the new
 * address is opened by somebody who logs in to the account, or by anybody 72 hours later. The old address is notified
 * at once, can stop the change until then and revert it for 72 hours after. Nobody can skip these steps.
 */
export const changeAccountEmail = call({
  ...supportMail,
  path: "/accounts/change-email",
  body: z
    .extend(reasoned, { emailAddress: text(fieldLimits.email) })
    .check(
      rules(({ emailAddress: value }) =>
        checkRules([emailRule({ field: "emailAddress", label: "Email address", value })]),
      ),
    ),
  failures: [...failuresOfMails, "NAMED_OWNER_NEEDED", "CHANGES_LOCKED"],
  secondPerson: true,
});

/**
 * Mails a person who cannot log in a link to everything stored about them, also for a suspended account. The link is
 * sent to the verified address only, works once within 24 hours and is not shown to the caller; a verified number is
 * notified. 409 where the address is not verified or changed in the last 72 hours.
 */
export const sendStoredData = call({
  ...supportMail,
  path: "/accounts/stored-data",
  reply: z.object({ expiresAt: moment }),
  failures: [...failuresOfMails, "NAMED_OWNER_NEEDED", "ADDRESS_NOT_SETTLED"],
  secondPerson: true,
});
