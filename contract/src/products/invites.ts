import * as z from "zod/mini";
import { call } from "../call.ts";
import { defaultPracticeUserType, fieldLimits } from "../constants.ts";
import { checkRules, type Problems } from "../problems.ts";
import { invitingProducts } from "../products.ts";
import { academicRoles } from "../roles.ts";
import { emailRule, nameRule } from "../rules.ts";
import { line, nameText, rules, text } from "../wire.ts";
import { madeId, moment, pageQuery, reason } from "./formats.ts";
import { listing, ownerRefusals, refusals, writingOnce } from "./key-calls.ts";

/** The states of an invite (S9.014, and how it may end unused). */
export const inviteStates = ["SENT", "ACCEPTED", "REGISTERED", "REVOKED", "EXPIRED"] as const;
export type InviteState = (typeof inviteStates)[number];

const listedInvite = z.object({
  id: madeId,
  kind: z.enum(invitingProducts),
  status: z.enum(inviteStates),
  emailAddress: z.string(),
  /** The user type of a practice invite, the role of an academic one. */
  role: z.string(),
  /** The practice that it was made for; null for an academic one. */
  practiceId: z.nullable(z.string()),
  createdAt: moment,
  expiresAt: moment,
});
export type ListedInvite = z.output<typeof listedInvite>;

/**
 * The code and its link, shown once. The code of a mailed invite is in the mail only, so that using it verifies the
 * address (SEC-C6). Invites by staff are always mailed.
 */
const madeInvite = z.object({
  id: madeId,
  code: z.optional(z.string()),
  link: z.optional(z.string()),
});
export type MadeInvite = z.output<typeof madeInvite>;

/** The message for staff who would get the code themselves. */
export const staffInviteMessage =
  "Leave this out: what staff make goes to its person by mail alone.";

/** Whether a user type of practice is an administrator's, whom no member of staff makes alone. */
export const isAdministrator = (userType: string) => userType.trim().toUpperCase() === "ADMIN";

const emailAddress = (value: string) => ({
  field: "emailAddress",
  label: "Email address",
  value,
});

const practiceInvite = z
  .object({
    emailAddress: text(fieldLimits.email),
    userType: z._default(
      line(fieldLimits.lookupId).check(z.trim(), z.minLength(1)),
      defaultPracticeUserType,
    ),
    practiceId: z.optional(line(fieldLimits.lookupId)),
    send: z._default(z.boolean(), true),
    reason: z.optional(reason),
  })
  .check(rules((invite): Problems => checkRules([emailRule(emailAddress(invite.emailAddress))])));
type NewPracticeInvite = z.output<typeof practiceInvite>;

/**
 * Invites a person to a practice (S3.051). The invite is valid for its email address, user type and practice only. It is
 * mailed unless `send` is false, which only products may choose. Staff give a reason.
 */
export const createPracticeInvite = call({
  ...writingOnce,
  path: "/invites/practice",
  body: practiceInvite,
  reply: madeInvite,
  failures: ownerRefusals,
  secondPerson: {
    words: "for an administrator",
    wanted: ({ userType }: NewPracticeInvite) => isAdministrator(userType),
  },
  staffReason: true,
});

const academicInvite = z
  .object({
    emailAddress: text(fieldLimits.email),
    name: nameText(fieldLimits.name),
    role: z.enum(academicRoles),
    send: z._default(z.boolean(), true),
    reason: z.optional(reason),
  })
  .check(
    rules(
      (invite): Problems =>
        checkRules([
          emailRule(emailAddress(invite.emailAddress)),
          nameRule({ field: "name", label: "Name", value: invite.name }),
        ]),
    ),
  );
/**
 * Invites a person to the academic product (S3.050). Only an invite with the role HOD lets a person register as a head of
 * department (Q047). It is mailed unless `send` is false, which only products may choose. Staff give a reason.
 */
export const createAcademicInvite = call({
  ...writingOnce,
  path: "/invites/academic",
  body: academicInvite,
  reply: madeInvite,
  staffReason: true,
});

/** Lists invites, newest first. A product sees its own, the operator all. */
export const listInvites = call({
  ...listing,
  path: "/invites",
  query: z.object({
    status: z.optional(z.enum(inviteStates)),
    kind: z.optional(z.enum(invitingProducts)),
    practiceId: z.optional(line(fieldLimits.lookupId)),
    ...pageQuery,
  }),
  reply: z.array(listedInvite),
});

/** Withdraws an invite that nobody has used. 404 when there is no such invite. */
export const revokeInvite = call({
  ...writingOnce,
  path: "/invites/{id}/revoke",
  params: z.object({ id: z.uuid() }),
  failures: [...refusals, "INVITE_UNKNOWN"],
});

/**
 * Mails an invite again, with the same link and end. 404 when the invite is unknown, used, withdrawn, expired, or was
 * never mailed.
 */
export const resendInvite = call({
  ...writingOnce,
  path: "/invites/{id}/resend",
  params: z.object({ id: z.uuid() }),
  failures: [...refusals, "INVITE_UNKNOWN", "TOO_MANY_REQUESTS"],
});
