import {
  accountTarget,
  stayParameter,
  targetParameter,
} from "@frontdoor/contract/account/account-page.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Browser } from "./login-attempt.ts";

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
