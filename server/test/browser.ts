import { sql } from "kysely";
import type { AfterPassword } from "../src/identity/login/authenticator.ts";
import type { Browser } from "../src/identity/login/browser.ts";

/** A browser as the routes hand it over, for whoever is called without them. */
export function testBrowser(deviceId: string | null, kept = "d".repeat(43)): Browser {
  return {
    deviceId,
    clientAddress: "192.0.2.1",
    userAgent: "",
    language: undefined,
    target: "product",
    wantsToStay: false,
    keptLogin: null,
    accountSession: null,
    keepDevice: () => kept,
    keepAccountSession() {},
    keepLogin() {},
    seeReturnTo: () => null,
    takeReturnTo: () => null,
  };
}

/** For an authenticator: a right password is enough, without a challenge. */
export const afterPassword = <T>(
  onSuccess: AfterPassword<T, unknown>["onSuccess"],
): AfterPassword<T, unknown> => ({
  lookUp: (tx) => sql`select 1`.execute(tx),
  challenge: async () => null,
  onSuccess,
});
