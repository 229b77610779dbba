import { proofOfWorkHeader } from "@frontdoor/contract/proof-of-work.ts";
import { newHcp, newPerson } from "../people.ts";
import { proofFor } from "../solve.ts";
import type { TestServer } from "../test-server.ts";

/** What a bot behind the hall's address got for its requests. */
export interface Spoils {
  requests: number;
  /** Challenges that it solved honestly. */
  solved: number;
  /** Answers by their status. */
  statuses: Record<number, number>;
  /** Registrations that were let in. */
  registered: number;
}

/**
 * A bot with a new name for every request and no cookies. Of a hundred requests 84 are plain
 * registrations, 5 try a login, 5 show a solution that was used, 5 an invented one, and one solves its
 * challenge, which makes two requests.
 */
export function createBot(server: TestServer) {
  const spoils: Spoils = { requests: 0, solved: 0, statuses: {}, registered: 0 };
  let used: Record<string, string> | undefined;
  let turn = 0;

  async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const answer = await server.post(path, body, { headers });
    const { statusCode: status } = answer;
    spoils.requests += 1;
    spoils.statuses[status] = (spoils.statuses[status] ?? 0) + 1;
    if (status === 200) spoils.registered += 1;
    return answer;
  }
  const register = (number: number, headers: Record<string, string> = {}) =>
    number % 2 === 0
      ? post("/practice/registration/register", newPerson(), headers)
      : post("/academic/v1/signup/hcp", newHcp(), headers);

  async function tryOnce(number: number): Promise<void> {
    const kind = number % 100;
    if (kind < 5) {
      const { username, password } = newHcp();
      await post("/academic/v1/security/brochureLogin", { username, password });
    } else if (kind < 10) await register(number, used);
    else if (kind < 15) await register(number, { [proofOfWorkHeader]: invented });
    else if (kind === 15) await work(number);
    else await register(number);
  }

  async function work(number: number): Promise<void> {
    const asked = await register(number);
    if (asked.statusCode !== 428) return;
    spoils.solved += 1;
    used = await proofFor(asked);
    await register(number, used);
  }

  return {
    spoils,
    /** Sends some requests, ten at a time. */
    async attack(requests: number): Promise<void> {
      const until = spoils.requests + requests;
      while (spoils.requests < until) {
        const batch = Array.from({ length: 10 }, (_, at) => tryOnce(turn + at));
        turn += 10;
        await Promise.all(batch);
      }
    },
  };
}

const invented = Buffer.from(
  JSON.stringify({
    challenge: {
      parameters: {
        algorithm: "PBKDF2/SHA-256",
        cost: 1,
        data: { network: "A".repeat(43) },
        expiresAt: 4_000_000_000,
        keyLength: 32,
        keyPrefix: "00",
        keySignature: "0".repeat(64),
        nonce: "0".repeat(32),
        salt: "0".repeat(32),
      },
      signature: "0".repeat(64),
    },
    solution: { counter: 1, derivedKey: "0".repeat(64) },
  }),
).toString("base64");
