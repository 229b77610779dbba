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
  /** Whether the link went to their address by which they set their login to the console up. */
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
 * Adds a member of staff, and shows their personal key this once. It works for `days`, 90 unless said otherwise.
 * Where there is a console, a link to set a login up goes to their address.
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
  /** Of the key that works, if one does; its last use is told to the hour. */
  keyExpiresAt: z.nullable(moment),
  keyLastUsedAt: z.nullable(moment),
  /** When they set their login to the console up, and when they logged in last, told to the hour. */
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
 * Ends a member of staff at once: their key, their login to the console and every session of it.
 * What they asked for and nobody has confirmed ends as well. The installation's key ends no owner. 404 when nobody active has the id.
 */
export const endStaff = call({
  ...ofStaff,
  path: "/staff/{id}/end",
  body: z.object({ reason }),
});

/** Makes a new key for a member of staff, and shows it this once; the one before ends. */
export const renewStaffKey = call({
  ...ofStaff,
  path: "/staff/{id}/key",
  body: z.object({ days, reason }),
  reply: madeKey,
  secondPerson: true,
});

/**
 * Mails a member of staff a new link to set up their console login; the link before ends. Their current login works
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
 * Gives a member of staff another role, which holds from their next call on. Key and login stay; what they asked for,
 * and may not ask for any more, ends. The installation's key gives no owner another role.
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
/** Tells whose key this is, until when it works, and what it may do. */
export const showOwnStaff = call({
  ...reading,
  path: "/staff/me",
  reply: ownStaff,
});
