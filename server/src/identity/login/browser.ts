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

/** Where a person who logs in wants to go: on to the product, or to account settings. */
export type LoginTarget = "product" | "account";

/** The browser that somebody logs in with, and what the answer may leave in it. */
export interface Browser {
  /** The id in the device cookie, if one came. */
  deviceId: string | null;
  clientAddress: string;
  /** What it calls itself. */
  userAgent: string;
  /** The language of the page, in which the person is written to from then on. */
  language: LanguageCode | undefined;
  target: LoginTarget;
  /** Whether the person asked to stay signed in on this device. */
  wantsToStay: boolean;
  /** The cookie of the login that the browser keeps, if one came. */
  keptLogin: string | null;
  /** The cookie of a login to account settings, if one came. */
  accountSession: string | null;
  /** Sets or renews the device cookie of the answer; called for a success alone, with whether the name knows it. */
  keepDevice(isKnown: boolean): string;
  /** Sets the cookie of a login to account settings, null takes it away; called for a success alone. */
  keepAccountSession(session: string | null): void;
  /** Sets the cookie of a login that is kept; null takes it away. */
  keepLogin(login: string | null): void;
  /** Where a product waits, without going there. */
  seeReturnTo(): ReturnTo | null;
  /** Where a waiting product is, if one is; called after a success alone. */
  takeReturnTo(): ReturnTo | null;
}

/** One try to log in, as the routes hand it over. */
export interface LoginAttempt extends Browser {
  realm: Realm;
  username: string;
  password: string;
}
