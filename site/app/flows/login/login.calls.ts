import { brochureLogin, isAcademicAccountLocked } from "@frontdoor/contract/academic/login.ts";
import {
  accountTarget,
  stayParameter,
  targetParameter,
} from "@frontdoor/contract/account/account-page.ts";
import { authenticate, lockedStatus } from "@frontdoor/contract/practice/login.ts";
import { type LoginProduct, products, type Realm } from "@frontdoor/contract/products.ts";
import { queryOfPage, returnToOfPage } from "../../client/return-to.ts";
import { type PageSending, type SendOptions, type Sent, send } from "../../client/send.ts";
import { type LoginError, loginError } from "../../parts/login-error/login-error.ts";
import { type Credentials, saysLocked } from "./login.state.ts";

export type LoginAnswer =
  | { accepted: true; location: string }
  | { accepted: false; error: LoginError };

interface LoginSending extends PageSending {
  /** Whether the person ticked "stay signed in". */
  stay?: boolean;
}

interface LoginCalls {
  login: (
    credentials: Credentials,
    inviteCode: string | null,
    sending: LoginSending,
  ) => Promise<Sent<typeof authenticate>>;
  /** The lock check after a 401 (S8.016); a failed check counts as not locked (Q032). */
  isLocked: (username: string, sending: SendOptions) => Promise<boolean>;
}

interface Wishes {
  [targetParameter]?: typeof accountTarget;
  [stayParameter]?: "1";
}

/** The query of a login: the waiting product or account settings as its target, and whether to stay signed in. */
export function whereTo(
  stay = false,
  query = queryOfPage(),
): ReturnType<typeof returnToOfPage> & Wishes {
  const isAccount = query.get(targetParameter) === accountTarget;
  return {
    ...returnToOfPage(query),
    ...(isAccount ? { [targetParameter]: accountTarget } : {}),
    ...(stay ? { [stayParameter]: "1" as const } : {}),
  };
}

const practiceCalls: LoginCalls = {
  login: (body, inviteCode, sending) => {
    const query = {
      ...whereTo(sending.stay, sending.query),
      ...(inviteCode === null ? {} : { inviteCode }),
    };
    return send(authenticate, { body, query }, sending);
  },
  isLocked: async (username, sending) => {
    const sent = await send(lockedStatus, { params: { username } }, sending);
    return sent.ok && saysLocked(sent.reply);
  },
};

/** Without invite and lock check (S7.046). */
const academicCalls: LoginCalls = {
  login: (body, _inviteCode, sending) =>
    send(brochureLogin, { body, query: whereTo(sending.stay, sending.query) }, sending),
  isLocked: async () => isAcademicAccountLocked(),
};

/** The back end that logs a person in. */
const callsOf: Readonly<Record<Realm, LoginCalls>> = {
  practice: practiceCalls,
  academic: academicCalls,
};

/** Logs in, and checks after a 401 whether the account is locked (S7.005–S7.009, S7.048–S7.054, S8.016). */
export async function logIn(
  product: LoginProduct,
  credentials: Credentials,
  inviteCode: string | null,
  sending: LoginSending,
): Promise<LoginAnswer> {
  const calls = callsOf[products[product].realm];
  const sent = await calls.login(credentials, inviteCode, sending);
  if (sent.ok) return { accepted: true, location: sent.reply.location };
  const { username } = credentials;
  const isLocked = sent.error.status === 401 && (await calls.isLocked(username, sending));
  return { accepted: false, error: loginError(sent.error, isLocked) };
}
