import { randomUUID } from "node:crypto";
import { request } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { goodPassword } from "../people.ts";
import type { Ledger } from "./load/ledger.ts";
import { newStranger, registration, send } from "./person.ts";

const pauseMilliseconds = 100;
/** nginx answers 503 before. */
const answerMilliseconds = 35_000;

/** Somebody who logs in again and again, as long as a fault lasts. */
interface LoginProbe {
  /**
   * @returns what ends it: the longest time from the beginning of a refused login to the end of the next that
   * succeeded, in milliseconds
   */
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
    const { status, retryAfter, said } = await post(`${url}/api/practice/security/auth`, {
      username: person.username,
      password: goodPassword,
    });
    if (status === 200) return true;
    const isForNow = status === 503 && Number(retryAfter) > 0;
    if (!isForNow) wrong.push(`login: ${status} ${said.slice(0, 200)}`);
    return false;
  }
  const lasted = () => Math.max(longest, performance.now() - refusedAt);

  const logins = (async () => {
    while (!isOver) {
      const begunAt = performance.now();
      const isIn = await logIn().catch((error: Error) => {
        wrong.push(`login: no answer, ${error.message}`);
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

/**
 * On a connection of its own. `fetch` asks nginx by HTTP/2, and when nginx retires a connection after a thousand requests
 * (GOAWAY), it gives up those that are still to be answered.
 */
function post(url: string, body: object) {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
  const signal = AbortSignal.timeout(answerMilliseconds);
  const options = { method: "POST", agent: false as const, headers, signal };
  return new Promise<{ status: number; retryAfter: string | undefined; said: string }>(
    (resolve, reject) => {
      const sent = request(url, options, (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const retryAfter = answered["retry-after"];
        text(response).then((said) => resolve({ status, retryAfter, said }), reject);
      });
      sent.on("error", reject);
      sent.end(JSON.stringify(body));
    },
  );
}
