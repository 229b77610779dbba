import {
  accountTarget,
  stayParameter,
  targetParameter,
} from "@frontdoor/contract/account/account-page.ts";
import type { LoginProduct, Realm } from "@frontdoor/contract/products.ts";
import type { ReturnTo } from "@frontdoor/contract/return-to.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";

export type LoginQuery = Parameters<CallContext["takeReturnTo"]>[1] & {
  [targetParameter]?: string | undefined;
  [stayParameter]?: string | undefined;
};

/** The browser of a login request, with what its query says about where the person wants to go. */
export function browserOf(context: CallContext, product: LoginProduct, query: LoginQuery): Browser {
  const { deviceId, clientAddress, userAgent, language, keptLogin, accountSession } = context;
  const { keepDevice, keepAccountSession, keepLogin } = context;
  return {
    deviceId,
    clientAddress,
    userAgent,
    language,
    target: query[targetParameter] === accountTarget ? "account" : "product",
    wantsToStay: query[stayParameter] !== undefined,
    keptLogin,
    accountSession,
    keepDevice,
    keepLogin,
    keepAccountSession,
    seeReturnTo: () => context.seeReturnTo(product, query),
    takeReturnTo: () => context.takeReturnTo(product, query),
  };
}

/** The target of a login: the product or account settings. */
export type LoginTarget = "product" | "account";

/** The browser of a login, and the cookies that the response may set in it. */
export interface Browser {
  /** The id in the device cookie, if one came. */
  deviceId: string | null;
  clientAddress: string;
  userAgent: string;
  /** The language of the page, in which mails and SMS are sent from then on. */
  language: LanguageCode | undefined;
  target: LoginTarget;
  /** Whether the person asked to stay signed in on this device. */
  wantsToStay: boolean;
  /** The cookie of a kept login ("stay signed in"), if one came. */
  keptLogin: string | null;
  /** The cookie of a login to account settings, if one came. */
  accountSession: string | null;
  /** Sets or renews the device cookie; called for a success only. @param isKnown whether the name knows the device */
  keepDevice(isKnown: boolean): string;
  /** Sets the cookie of a login to account settings, null removes it; called for a success only. */
  keepAccountSession(session: string | null): void;
  /** Sets the cookie of a kept login; null removes it. */
  keepLogin(login: string | null): void;
  /** The return address of a waiting product; the browser goes on remembering it. */
  seeReturnTo(): ReturnTo | null;
  /** The return address of a waiting product, which the browser then forgets; called after a success only. */
  takeReturnTo(): ReturnTo | null;
}

/** An attempt to log in with a password. */
export interface LoginAttempt extends Browser {
  realm: Realm;
  username: string;
  password: string;
}
