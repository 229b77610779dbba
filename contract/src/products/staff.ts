import * as z from "zod/mini";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules } from "../problems.ts";
import { emailRule } from "../rules.ts";
import { longestStaffKeyDays, staffKeyDays } from "../staff/key-format.ts";
import { staffRoles } from "../staff/roles.ts";
import { line, rules, text } from "../wire.ts";
import { madeId, moment, pageQuery, reason } from "./formats.ts";
import { listing, ownerRefusals, reading, refusals, writingOnce } from "./key-calls.ts";

const days = z._default(z.int().check(z.minimum(1), z.maximum(longestStaffKeyDays)), staffKeyDays);
const madeKey = z.object({ id: madeId, key: z.string(), expiresAt: moment });
export type MadeStaffKey = z.output<typeof madeKey>;
const added = z.extend(madeKey, {
  /** Whether the link to set up their console login was mailed to them. */
  consoleLinkMailed: z.boolean(),
});
const newStaff = z
  .object({
    name: line(100).check(z.trim(), z.minLength(1)),
    emailAddress: text(fieldLimits.email).check(z.trim()),
    role: z.enum(staffRoles),
    days,
    reason,
  })
  .check(
    rules(({ emailAddress: value }) =>
      checkRules([emailRule({ field: "emailAddress", label: "Email address", value })]),
    ),
  );
/**
 * Adds a member of staff, and shows their personal key once. It is valid for `days`, by default 90. Where there is a
 * console, a link to set up a login is mailed to their address.
 */
export const addStaff = call({
  ...writingOnce,
  path: "/staff/add",
  body: newStaff,
  reply: added,
  failures: [...ownerRefusals, "STAFF_EMAIL_TAKEN"],
  secondPerson: true,
});

const listedStaff = z.object({
  id: madeId,
  name: z.string(),
  emailAddress: z.string(),
  role: z.enum(staffRoles),
  createdAt: moment,
  endedAt: z.nullable(moment),
  /** Of the valid key, if there is one; its last use is given to the hour. */
  keyExpiresAt: z.nullable(moment),
  keyLastUsedAt: z.nullable(moment),
  /** When they set up their console login, and when they last logged in, to the hour. */
  consoleSince: z.nullable(moment),
  lastLoginAt: z.nullable(moment),
});
export type ListedStaff = z.output<typeof listedStaff>;

export const staffStates = ["active", "ended"] as const;

/** Lists the members of staff, oldest first. */
export const listStaff = call({
  ...listing,
  path: "/staff",
  query: z.object({ status: z.optional(z.enum(staffStates)), ...pageQuery }),
  reply: z.array(listedStaff),
});

const which = z.object({ id: z.uuid() });
const ofStaff = {
  ...writingOnce,
  params: which,
  failures: [...ownerRefusals, "STAFF_UNKNOWN"],
} as const;

/**
 * Removes a member of staff at once: their key, their console login and all its sessions. Their requests that nobody
 * has confirmed end too. The installation's key cannot remove an owner. 404 when nobody active has the id.
 */
export const endStaff = call({
  ...ofStaff,
  path: "/staff/{id}/end",
  body: z.object({ reason }),
});

/** Makes a new key for a member of staff, and shows it once; the previous key ends. */
export const renewStaffKey = call({
  ...ofStaff,
  path: "/staff/{id}/key",
  body: z.object({ days, reason }),
  reply: madeKey,
  secondPerson: true,
});

/**
 * Mails a member of staff a new link to set up their console login; the previous link ends. Their current login works
 * until the link is used. The caller does not see the link. 409 without a console.
 */
export const sendConsoleLink = call({
  ...writingOnce,
  path: "/staff/{id}/console-link",
  params: which,
  body: z.object({ reason }),
  reply: z.object({ expiresAt: moment }),
  failures: [...refusals, "STAFF_UNKNOWN", "NO_CONSOLE"],
});

/**
 * Gives a member of staff another role, from their next call on. Key and login stay; their waiting requests that the
 * new role may not make end. The installation's key cannot change the role of an owner.
 */
export const changeStaffRole = call({
  ...ofStaff,
  path: "/staff/{id}/role",
  body: z.object({ role: z.enum(staffRoles), reason }),
  secondPerson: true,
});

const ownStaff = z.object({
  /** Null for the installation's key, which belongs to no member of staff. */
  id: z.nullable(madeId),
  name: z.nullable(z.string()),
  role: z.enum(staffRoles),
  keyExpiresAt: z.nullable(moment),
  /** The names of the calls that the role may make. */
  mayCall: z.array(z.string()),
});
/** Returns whose key this is, until when it is valid, and what it may do. */
export const showOwnStaff = call({
  ...reading,
  path: "/staff/me",
  reply: ownStaff,
});
