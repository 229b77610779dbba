import * as z from "zod/mini";
import { call } from "../call.ts";
import { defaultPracticeUserType, fieldLimits } from "../constants.ts";
import { academicRoles } from "../roles.ts";
import { nothing, optionalText, text } from "../wire.ts";

/** An invite as its product sees it; its code is shown once, when it is made. */
const invite = z.object({
  id: z.string(),
  kind: z.enum(["practice", "academic"]),
  status: z.string(),
  emailAddress: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});

const created = z.object({ id: z.string(), code: z.string(), link: z.string() });

/** Makes a practice invite (S3.051), bound to its address, user type and practice; mailed unless `send` is false. */
export const createPracticeInvite = call({
  api: "products",
  method: "POST",
  path: "/invites/practice",
  body: z.object({
    emailAddress: text(fieldLimits.email),
    userType: z._default(text(fieldLimits.lookupId), defaultPracticeUserType),
    practiceId: optionalText(fieldLimits.lookupId),
    send: z._default(z.boolean(), true),
  }),
  reply: created,
  failures: ["UNAUTHORISED"],
  idempotent: true,
});

/** Makes an academic invite (S3.050); role HOD opens the HOD's form (Q047). */
export const createAcademicInvite = call({
  api: "products",
  method: "POST",
  path: "/invites/academic",
  body: z.object({
    emailAddress: text(fieldLimits.email),
    name: text(fieldLimits.name),
    role: z.enum(academicRoles),
    send: z._default(z.boolean(), true),
  }),
  reply: created,
  failures: ["UNAUTHORISED"],
  idempotent: true,
});

/** Newest first, at most 100. */
export const listInvites = call({
  api: "products",
  method: "GET",
  path: "/invites",
  query: z.object({ status: optionalText(20), kind: optionalText(20) }),
  reply: z.array(invite),
  failures: ["UNAUTHORISED"],
});

/** Ends an invite that nobody has used. */
export const revokeInvite = call({
  api: "products",
  method: "POST",
  path: "/invites/{id}/revoke",
  params: z.object({ id: text(fieldLimits.lookupId) }),
  reply: nothing,
  failures: ["UNAUTHORISED"],
  idempotent: true,
});
