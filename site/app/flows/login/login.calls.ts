import { brochureLogin, isAcademicAccountLocked } from "@frontdoor/contract/academic/login.ts";
import {
  accountTarget,
  stayParameter,
  targetParameter,
} from "@frontdoor/contract/account/account-page.ts";
import { authenticate, lockedStatus } from "@frontdoor/contract/practice/login.ts";
import { type LoginProduct, products } from "@frontdoor/contract/products.ts";
import { queryOfPage, returnToOfPage } from "../../client/return-to.ts";
import { type PageSending, type SendOptions, send } from "../../client/send.ts";
import { type LoginError, loginError } from "../../parts/login-error.ts";
import { type Credentials, saysLocked } from "./login.state.ts";

export type LoginAnswer =
  | { accepted: true; location: string }
  | { accepted: false; error: LoginError };

interface LoginSending extends PageSending {
  /** Whether the person ticked "stay signed in". */
  stay?: boolean;
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

/**
 * Logs in, and checks after a 401 whether the account is locked (S7.005–S7.009, S7.048–S7.054, S8.016). An academic login
 * has no invite (S7.046).
 */
export async function logIn(
  product: LoginProduct,
  body: Credentials,
  inviteCode: string | null,
  sending: LoginSending,
): Promise<LoginAnswer> {
  const isAcademic = products[product].realm === "academic";
  const query = whereTo(sending.stay, sending.query);
  const invite = inviteCode === null ? {} : { inviteCode };
  const sent = isAcademic
    ? await send(brochureLogin, { body, query }, sending)
    : await send(authenticate, { body, query: { ...query, ...invite } }, sending);
  if (sent.ok) return { accepted: true, location: sent.reply.location };
  const isLocked =
    sent.error.status === 401 &&
    (isAcademic ? isAcademicAccountLocked() : await isPracticeAccountLocked(body, sending));
  return { accepted: false, error: loginError(sent.error, isLocked) };
}

/** A failed check counts as not locked (Q032). */
async function isPracticeAccountLocked({ username }: Credentials, sending: SendOptions) {
  const sent = await send(lockedStatus, { params: { username } }, sending);
  return sent.ok && saysLocked(sent.reply);
}
