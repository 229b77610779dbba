import { newAppKey, sealAppKey } from "../src/people/second-step/app-key.ts";
import { fromBase32 } from "../src/people/second-step/base32.ts";
import { makeRecoveryCodes } from "../src/people/second-step/recovery-codes.ts";
import { addSecondStep } from "../src/people/second-step/second-step-store.ts";
import { codeAt, timeStep } from "../src/people/second-step/totp.ts";
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

/** Switches the second step of an account on, as its owner does on the page of their own account. */
export async function setUpSecondStep(server: TestServer, username: string) {
  const { database, deps } = server;
  const account = await accountOf(server, username);
  const key = newAppKey();
  const recoveryCodes = await database.kysely.transaction().execute(async (tx) => {
    const sealed = sealAppKey(deps.keys, key, account.id);
    await addSecondStep(tx, account.id, { sealed, step: 0 }, deps.clock());
    return makeRecoveryCodes(tx, deps.keys, account.id);
  });
  return { account, recoveryCodes, ...appWith(server, key) };
}
