import type { Context } from "@frontdoor/contract/contexts.ts";
import { authenticate, lockedStatus } from "@frontdoor/contract/practice/login.ts";
import { type LoginError, loginError } from "../../client/login-error.ts";
import { type Sent, send } from "../../client/send.ts";
import { type Credentials, saysLocked } from "./login.state.ts";

export type LoginAnswer =
  | { accepted: true; location: string }
  | { accepted: false; error: LoginError };

interface LoginCalls {
  login: (
    credentials: Credentials,
    inviteCode: string | null,
  ) => Promise<Sent<typeof authenticate>>;
  /** The lock check after a 401 (S8.016); a failed one counts as not locked (Q032). */
  isLocked: (username: string) => Promise<boolean>;
}

const practiceCalls: LoginCalls = {
  login: (body, inviteCode) =>
    send(authenticate, { body, query: inviteCode === null ? {} : { inviteCode } }),
  isLocked: async (username) => {
    const sent = await send(lockedStatus, { params: { username } });
    return sent.ok && saysLocked(sent.reply);
  },
};

/** Which back end logs a person in; patients have no login here (S2.103), academic is not open yet. */
const callsOf: Readonly<Record<Context, LoginCalls | null>> = {
  patient: null,
  practice: practiceCalls,
  academic: null,
};

/** Whether people can log in to a product yet. */
export function isLoginOpen(context: Context): boolean {
  return callsOf[context] !== null;
}

/** Logs in, and asks after a 401 whether the account is locked (S7.048–S7.054, S8.016). */
export async function logIn(
  context: Context,
  credentials: Credentials,
  inviteCode: string | null,
): Promise<LoginAnswer> {
  const calls = callsOf[context];
  if (calls === null) throw new Error(`There is no login for ${context}`);
  const sent = await calls.login(credentials, inviteCode);
  if (sent.ok) return { accepted: true, location: sent.reply.location };
  const isLocked = sent.error.status === 401 && (await calls.isLocked(credentials.username));
  return { accepted: false, error: loginError(sent.error, isLocked) };
}
