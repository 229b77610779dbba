import type { Realm } from "@frontdoor/contract/products.ts";
import * as z from "zod/mini";
import { isId } from "../platform/ids.ts";
import type { OutboxHandlers } from "../platform/outbox/jobs.ts";
import { createEnqueue } from "../platform/outbox/outbox.ts";

const id = z.string().check(z.refine(isId));
/** At least one entry. Rows of an earlier version hold a text with spaces between the entries. */
const list = z.pipe(
  z.transform((value) => (typeof value === "string" ? value.split(" ") : value)),
  z.readonly(z.tuple([z.string()], z.string())),
);

const ofAccount = z.object({ accountId: id });
/** To the current address, or to the one before a change that it can still take back; an earlier version knew the first. */
const ofOwner = z.object({ accountId: id, before: z._default(z.nullable(id), null) });
/** The other way for a code that was sent one way and did not arrive; an earlier version knew the first alone. */
const by = z._default(z.nullable(z.enum(["sms", "whatsapp"])), null);
const ofUsername = z.object({ usernameIndexes: list });
const lock = { isDisabled: z.boolean(), isKnownDevice: z.boolean() };

/** The jobs that both realms have. */
const everyRealmJobs = {
  "account-locked": z.object({ usernameIndexes: list, ...lock }),
  "account-locked-mail": z.extend(ofOwner, lock),
  "signed-in-after-failures": ofUsername,
  "signed-in-after-failures-mail": ofOwner,
  /** Someone asked for a reset; whether the name has an account is looked up only later (SEC-C2). */
  "reset-requested": ofUsername,
  "reset-mail": z.object({ tokenId: id }),
  "password-changed-mail": ofOwner,
  /** Notifies an owner of a change, with the link that reverts it. */
  "change-mail": z.object({ tokenId: id }),
  /** The same without a link, to the current address while the earlier one can revert the change. */
  "change-notice-mail": z.object({ tokenId: id }),
  /** Notifies an address that the account has lost; the token is of the change that had set it. */
  "address-lost-mail": z.object({ tokenId: id }),
  /** Somebody asks for another address, or to verify their own; whether it is free is looked up only later. */
  "email-proof-mail": z.object({ tokenId: id }),
  /** Warns an owner of what happened at two-step verification after a right password. */
  "step-warning-mail": z.extend(ofOwner, { what: z.enum(["wrong-codes", "recovery-code"]) }),
  /** The code that replaces a lost app once, and the notice of it to the number. */
  "one-time-code-mail": z.object({ tokenId: id }),
  "one-time-code-notice-sms": ofAccount,
  /** The link to the file of a person's stored data, and the notice of it to the number. */
  "stored-data-mail": z.object({ tokenId: id }),
  "stored-data-notice-sms": ofAccount,
  /** The code that verifies a cellphone number. */
  "number-code-sms": z.object({ codeId: id, by }),
  /** The link with which somebody removes their own account. */
  "removal-mail": z.object({ tokenId: id }),
  /** The link that replaces a proof of work. Its address may belong to no account. */
  "sign-up-link-mail": z.object({ sealedEmail: z.string(), language: z.string() }),
  "invite-mail": z.object({ inviteId: id }),
  "account-archived-mail": ofAccount,
  /** Notifies an owner that their account was imported from another system. */
  "account-imported-mail": ofAccount,
  /** Sends a logout token to a client whose login has ended. */
  "openid-logout": z.object({ accountId: id, clientId: z.string(), sid: z.string() }),
};

export const practiceJobs = {
  ...everyRealmJobs,
  /** A registration was taken; whether it made an account is looked up only later. */
  registered: z.object({ accountId: id, usernameIndexes: list }),
  "welcome-mail": ofAccount,
  "already-registered-mail": ofAccount,
  "account-closed-mail": ofAccount,
  "reset-sms": z.object({ otpId: id, accountId: id, by }),
  /** Someone asked for the usernames of an address; whether it has any is looked up only later (SEC-C2). */
  "reminder-requested": z.object({ emailIndexes: list }),
  "reminder-mail": z.object({ accountIds: list }),
  "contact-mail": z.object({ leadId: id }),
};

export const academicJobs = {
  ...everyRealmJobs,
  /** A registration waits for verification; the worker looks up its address. */
  "verification-requested": z.object({ pendingId: id }),
  /** Somebody asks for that mail again; whether a registration waits under the name is looked up only later. */
  "verification-repeated": z.extend(ofUsername, { device: z.nullable(z.string()) }),
  "verification-mail": z.object({ tokenId: id }),
};

/**
 * Every kind of job in the outbox, with its payload: ids, indexes and hashes, or an encrypted address that is stored
 * nowhere else. The worker composes the message from it.
 *
 * A change must suit the rows that already wait, and processes of the version before, which may take rows of this
 * version during an upgrade: they fail an unknown kind and leave it to this version. Lists are the exception. They read
 * a list of one entry correctly and one of several as nobody, which happens while a previous master key is configured:
 * docs/operations.md says to stop those processes first.
 */
export const outboxJobs = {
  ...inRealm("practice", practiceJobs),
  ...inRealm("academic", academicJobs),
};

/** Puts a job of a declared kind into the outbox. */
export const enqueue = createEnqueue(outboxJobs);

export type RealmHandlers<Kinds extends keyof typeof everyRealmJobs> = OutboxHandlers<
  typeof everyRealmJobs,
  Kinds
>;
export type PracticeHandlers<Kinds extends keyof typeof practiceJobs = keyof typeof practiceJobs> =
  OutboxHandlers<typeof practiceJobs, Kinds>;
export type AcademicHandlers<Kinds extends keyof typeof academicJobs = keyof typeof academicJobs> =
  OutboxHandlers<typeof academicJobs, Kinds>;

/** The same entries under the names that they have in the outbox, such as `practice.reset-mail`. */
export function inRealm<Of extends Realm, Entries extends object>(realm: Of, entries: Entries) {
  const named = Object.entries(entries).map(([name, entry]) => [`${realm}.${name}`, entry]);
  return Object.fromEntries(named) as {
    [Name in keyof Entries & string as `${Of}.${Name}`]: Entries[Name];
  };
}
