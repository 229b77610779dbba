import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import type { LightMyRequestResponse } from "fastify";
import { encryptAppKey, newAppKey } from "../src/identity/two-step/app-key.ts";
import { fromBase32 } from "../src/identity/two-step/base32.ts";
import { makeRecoveryCodes } from "../src/identity/two-step/recovery-codes.ts";
import { codeAt, timeStep } from "../src/identity/two-step/totp.ts";
import { addTwoStep } from "../src/identity/two-step/two-step-store.ts";
import { accountOf } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

/** An app of somebody's, as it stands on their phone. */
export function appWith(server: TestServer, key: string) {
  const secret = fromBase32(key);
  return {
    /** What it shows now, or some steps of 30 seconds from now. */
    code: (steps = 0) => codeAt(secret, timeStep(server.deps.clock()) + steps),
    /** Six digits that it shows neither now nor about now. */
    wrongCode() {
      const now = timeStep(server.deps.clock());
      const near = [-2, -1, 0, 1, 2].map((step) => codeAt(secret, now + step));
      const wrong = ["000000", "000001", "000002", "000003", "000004", "000005"];
      return wrong.find((code) => !near.includes(code)) ?? "";
    },
  };
}

/** Switches two-step verification of an account on, as its owner does on account settings. */
export async function setUpTwoStep(server: TestServer, username: string) {
  const { database, deps } = server;
  const account = await accountOf(server, username);
  const key = newAppKey();
  const recoveryCodes = await database.kysely.transaction().execute(async (tx) => {
    const encrypted = encryptAppKey(deps.keys, key, account.id);
    await addTwoStep(tx, account.id, { encrypted, step: 0 }, deps.clock());
    return makeRecoveryCodes(tx, deps.keys, "recovery_codes", account.id);
  });
  return { account, recoveryCodes, ...appWith(server, key) };
}

const stepPaths: Record<LoginProduct, string> = {
  practice: "/practice/security/second-step",
  academic: "/academic/v1/security/second-step",
};

/** The token of the step that an answer leads to, and the cookies with which it is taken; fails without one. */
export function stepOf(response: LightMyRequestResponse, cookies: Record<string, string> = {}) {
  const { location } = response.json();
  const [, named, fragment] = /^(?:\/\w\w)?\/login\/(\w+)\/code#(.+)$/.exec(location) ?? [];
  const product = loginProducts.find((each) => each === named);
  if (product === undefined) throw new Error(response.body);
  const parameters = new URLSearchParams(fragment);
  const set = Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  return {
    product,
    token: parameters.get("step") ?? "",
    mayRemember: parameters.get("remember") === "1",
    cookies: { ...cookies, ...set },
  };
}

/** Types a code at a step, in the browser of the step unless told. */
export function typeCode(
  server: TestServer,
  step: Omit<ReturnType<typeof stepOf>, "mayRemember">,
  code: string,
  {
    remember,
    cookies = step.cookies,
  }: { remember?: boolean; cookies?: Record<string, string> } = {},
) {
  const body = { token: step.token, code, ...(remember === undefined ? {} : { remember }) };
  return server.post(stepPaths[step.product], body, { cookies });
}
