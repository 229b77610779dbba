import * as z from "zod/mini";
import { browserNames, systemNames } from "../account/logins.ts";
import { passkeyLogin, passkeyOptionsReply } from "../account/passkey-forms.ts";
import { call } from "../call.ts";
import { fieldLimits } from "../constants.ts";
import { checkRules, presentRule } from "../problems.ts";
import { madeId, moment } from "../products/formats.ts";
import { codeText, formRules, passwordText, text } from "../wire.ts";
import { posting, postingOnce } from "./posting.ts";
import { staffRoles } from "./roles.ts";

const ownPasskey = z.object({
  id: madeId,
  label: z.string(),
  createdAt: moment,
  lastUsedAt: z.nullable(moment),
});

/** How a member of staff authenticated; with a code the password was needed too. */
const staffWays = ["code", "recovery-code", "passkey"] as const;
export type StaffWay = (typeof staffWays)[number];

const ownSession = z.object({
  id: madeId,
  /** Whether it is the session of this request. */
  isThis: z.boolean(),
  browser: z.enum(browserNames),
  system: z.enum(systemNames),
  way: z.enum(staffWays),
  since: moment,
  lastUsedAt: moment,
});
export type OwnConsoleSession = z.output<typeof ownSession>;

const ownConsole = z.object({
  id: madeId,
  name: z.string(),
  emailAddress: z.string(),
  role: z.enum(staffRoles),
  /** The names of the calls of `/api/products` that the role may make. */
  mayCall: z.array(z.string()),
  /** When the session ends without a further call, and when it ends anyway. */
  idleUntil: moment,
  endsAt: moment,
  /** Until when authentication methods may be changed; null where a reauthentication is needed first. */
  provenUntil: z.nullable(moment),
  passkeys: z.array(ownPasskey),
  recoveryCodesLeft: z.number(),
  /** The sessions that have not ended, this one first. */
  sessions: z.array(ownSession),
});
export type OwnConsole = z.output<typeof ownConsole>;

/**
 * Checks the address and password of a member of staff. A right password is not a login yet: the response is a token
 * that waits five minutes for a code. A wrong password, an unknown address and a removed member of staff are the same
 * 401.
 */
export const staffLogin = call({
  ...posting,
  path: "/login",
  body: z
    .object({ emailAddress: text(fieldLimits.email), password: passwordText })
    .check(
      formRules(({ emailAddress, password }) =>
        checkRules([presentRule("emailAddress", emailAddress), presentRule("password", password)]),
      ),
    ),
  reply: z.object({ token: z.string() }),
  failures: ["BAD_CREDENTIALS"],
});

/** Completes the login with a code of the app, or a recovery code. At most five codes, in the browser that began it. */
export const completeStaffTwoStep = call({
  ...posting,
  path: "/second-step",
  body: z
    .object({ token: text(fieldLimits.token), code: codeText })
    .check(
      formRules(({ token, code }) =>
        checkRules([presentRule("token", token), presentRule("code", code)]),
      ),
    ),
  reply: ownConsole,
  failures: ["WRONG_CODE", "STEP_ENDED"],
});

/** Returns the options by which the browser asks for a passkey. They name nobody: the passkey says whose it is. */
export const staffPasskeyOptions = call({
  ...posting,
  path: "/passkey/options",
  reply: passkeyOptionsReply,
  failures: [],
});

/**
 * Checks a passkey's response and logs in. It counts as both steps, since the passkey asked for a fingerprint, a face
 * or a code.
 */
export const staffPasskeyLogin = call({
  ...posting,
  path: "/passkey",
  body: z.object({ passkey: passkeyLogin }),
  reply: ownConsole,
  failures: ["PASSKEY_REFUSED"],
});

/** Returns who is logged in, until when, and what they may do. The call extends the session. */
export const showConsole = call({
  api: "staff",
  method: "GET",
  path: "/me",
  reply: ownConsole,
  failures: ["SESSION_ENDED"],
});

/** Ends the session of this browser; without one it changes nothing. */
export const staffLogOut = call({
  ...postingOnce,
  path: "/log-out",
  failures: [],
});

/**
 * Ends one of the caller's own sessions; repeating it changes nothing. It needs no reauthentication, since it only logs
 * out.
 */
export const endStaffSession = call({
  ...postingOnce,
  path: "/sessions/{id}/end",
  params: z.object({ id: z.uuid() }),
  failures: ["SESSION_ENDED"],
});

/** Ends every other session of the caller. */
export const endOtherStaffSessions = call({
  ...postingOnce,
  path: "/sessions/end-others",
  failures: ["SESSION_ENDED"],
});
