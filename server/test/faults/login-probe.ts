import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { goodPassword } from "../people.ts";
import type { Ledger } from "./load/ledger.ts";
import { newStranger, registration, send } from "./person.ts";

const pauseMilliseconds = 100;
/** nginx answers 504 before. */
const answerMilliseconds = 35_000;

/** Somebody who logs in again and again, as long as a fault lasts. */
export interface LoginProbe {
  /** @returns what ends it: the longest time from the beginning of a refused login to the end of the next that succeeded, in milliseconds */
  measure(): () => number;
  /** Each answer that is neither a login nor 503 with the time to wait. */
  wrong: string[];
  stop(): Promise<void>;
}

/** @throws Error when nobody can register at this address */
export async function probeLogins(url: string, ledger: Ledger): Promise<LoginProbe> {
  const person = newStranger();
  const write = registration(person);
  const registered = await send(url, write);
  if (registered?.status !== 200) throw new Error(`Nobody can register: ${registered?.status}`);
  const { username, emailAddress: to } = person;
  ledger.acknowledge({ key: write.key, deed: "register", username, to, password: goodPassword });
  const wrong: string[] = [];
  let [refusedAt, longest, isOver] = [Number.POSITIVE_INFINITY, 0, false];

  /** @returns whether it was let in */
  async function logIn(): Promise<boolean> {
    const response = await fetch(`${url}/api/practice/security/auth`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": randomUUID(),
        // nginx ends a connection after a thousand requests, whatever is on its way.
        Connection: "close",
      },
      body: JSON.stringify({ username: person.username, password: goodPassword }),
      signal: AbortSignal.timeout(answerMilliseconds),
    });
    const said = await response.text();
    const { status, headers } = response;
    if (status === 200) return true;
    const isForNow = status === 503 && Number(headers.get("retry-after")) > 0;
    if (!isForNow) wrong.push(`login: ${status} ${said.slice(0, 200)}`);
    return false;
  }
  const lasted = () => Math.max(longest, performance.now() - refusedAt);

  const logins = (async () => {
    while (!isOver) {
      const begunAt = performance.now();
      const isIn = await logIn().catch((error: Error) => {
        wrong.push(`login: no answer, ${error.message}, ${error.cause ?? ""}`);
        return false;
      });
      if (!isIn) refusedAt = Math.min(refusedAt, begunAt);
      else {
        longest = lasted();
        refusedAt = Number.POSITIVE_INFINITY;
      }
      await pause(pauseMilliseconds);
    }
  })();
  return {
    wrong,
    measure() {
      longest = 0;
      return () => Math.round(lasted());
    },
    async stop() {
      isOver = true;
      await logins;
    },
  };
}
