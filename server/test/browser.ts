import type { Browser } from "../src/identity/login/login-attempt.ts";

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
    keepDevice: () => kept,
    keepAccountSession() {},
    keepLogin() {},
    seeWayBack: () => null,
    takeWayBack: () => null,
  };
}
