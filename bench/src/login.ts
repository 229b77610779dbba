import { availableParallelism } from "node:os";
import {
  clientTypeHeader,
  practiceAuthAccept,
  practiceClientType,
} from "@frontdoor/contract/constants.ts";
import { hash } from "@node-rs/argon2";
import { registerAccount } from "./account.ts";
import type { Bench } from "./bench.ts";
import { runLoad } from "./load.ts";

/** The server's defaults (`ARGON2_MEMORY_KIB`, `ARGON2_ITERATIONS`); the library's kind is Argon2id. */
const argon2 = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;
/** Below the ten attempts in flight at which a single account locks out clients it does not know. */
const connections = 8;

/** Sign-ins against what the password hash alone allows on the same machine in the same run. */
export const login: Bench = {
  name: "login",
  about:
    "Successful sign-ins, each with one Argon2id (19 MiB, 2 passes), beside the bare hash rate.",
  async run({ frontDoor, seconds }) {
    const account = await registerAccount(frontDoor.url);
    const hashesPerSecond = await bareHashesPerSecond(seconds);
    const signIns = await runLoad({
      url: `${frontDoor.url}/api/practice/security/auth`,
      method: "POST",
      headers: { Accept: practiceAuthAccept, [clientTypeHeader]: practiceClientType },
      body: account,
      connections,
      seconds,
      expectedStatus: 200,
      processId: frontDoor.processId,
    });
    const percentOfBareHashRate = Math.round((100 * signIns.perSecond) / hashesPerSecond);
    return {
      "sign-ins": signIns,
      "bare Argon2id": { perSecond: Math.round(hashesPerSecond) },
      "sign-ins against bare Argon2id": { percent: percentOfBareHashRate },
    };
  },
};

async function bareHashesPerSecond(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const hashUntilTheEnd = async () => {
    let count = 0;
    while (performance.now() < end) {
      await hash("kestrel over 7 dunes", argon2);
      count += 1;
    }
    return count;
  };
  const counts = await Promise.all(Array.from({ length: availableParallelism() }, hashUntilTheEnd));
  return counts.reduce((sum, count) => sum + count) / seconds;
}
