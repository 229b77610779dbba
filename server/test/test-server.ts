import type { LightMyRequestResponse } from "fastify";
import { createApisWorker, registerApis } from "../src/api/apis.ts";
import { registerOpenid } from "../src/api/openid/openid.ts";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config/config.ts";
import { type LookupRow, readLookupFiles } from "../src/directory/seed/seed-lookups.ts";
import { makeRsaKey } from "../src/integrations/openid-state/rsa-keys.ts";
import type { Database } from "../src/platform/database/database.ts";
import { takesWeakHashes } from "../src/platform/hashing/foreign/foreign-cost.ts";
import type { HashCost } from "../src/platform/hashing/hash-cost.ts";
import type { Keys } from "../src/platform/keys/keys.ts";
import type { Message } from "../src/platform/mail/message.ts";
import { openServices } from "../src/process/services.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { openTestDatabase, silentLog } from "./database.ts";
import { checkDeclaredKeys } from "./declared-keys.ts";
import { createCountingHasher } from "./hasher.ts";
import { createTestKeys } from "./keys.ts";

const env = {
  LOG_LEVEL: "silent",
  PUBLIC_URL: "https://localhost:3000",
  PRACTICE_PRODUCT_URL: "https://practice.example/start",
  ACADEMIC_PRODUCT_URL: "https://academic.example/start",
};

/** All people of a test file sit behind one address. */
const generous = {
  signUpByAddress: { perHour: 10_000 },
  takenNameByAddress: { perHour: 10_000 },
  resetByAddress: { perHour: 10_000 },
  reminderByAddress: { perHour: 10_000 },
  otpByAddress: { perHour: 10_000 },
  wrongSecretsByAddress: { perHour: 10_000 },
};

/** For tests that fail at logins more often than an address may. */
export const manyFailures = {
  failedNamesByAddress: { perHour: 10_000 },
  lockedAttemptsByAddress: { perHour: 10_000 },
};

interface Sending {
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  clientAddress?: string;
}

/** Making one takes longer than most tests. */
let rsaKey: ReturnType<typeof makeRsaKey> | undefined;
const oneRsaKey = () => (rsaKey ??= makeRsaKey());
let lookupRows: readonly LookupRow[] | undefined;
const lookups = () => (lookupRows ??= readLookupFiles());

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

/** The three APIs over HTTP on a database of their own, with a clock that stands still unless a tick is named. */
export async function openTestServer({
  limits: overrides = {},
  networks = {},
  keys = createTestKeys(),
  environment = {},
  tick = 0,
  time = createTestClock(new Date(), tick),
  database,
  hashing,
}: {
  limits?: Record<string, Record<string, number>>;
  networks?: Record<string, Record<string, Record<string, number>>>;
  keys?: Keys;
  environment?: Record<string, string>;
  /** Milliseconds by which the clock moves on whenever it is read. */
  tick?: number;
  /** A clock that another server has as well. */
  time?: TestClock;
  /** One that another server has opened, and closes: with the same keys both are processes of one deployment. */
  database?: Database;
  /** What a hash costs; next to nothing when left out. */
  hashing?: HashCost;
} = {}) {
  const { clock, advance } = time;
  const config = {
    ...readConfig({ ...env, ...environment }),
    limits: { ...generous, ...overrides },
    networks,
  };
  const { hasher, spent } = createCountingHasher(keys, hashing, () =>
    takesWeakHashes(config, clock()),
  );
  const sent: Message[] = [];
  const keep = async (message: Message) => {
    sent.push(message);
    return undefined;
  };
  const deps = await openServices(config, silentLog, {
    clock,
    database: database === undefined ? await openTestDatabase() : leftOpen(database),
    keys,
    lookups: lookups(),
    hasher,
    transports: { email: keep, sms: keep },
    // Little work: what is tested here is not its price.
    signUpEffort: { cost: 1, maximumCounter: 20 },
  });
  const app = await createApp(config);
  registerApis(app, deps);
  if (config.openid) registerOpenid(app, { ...deps, makeRsaKey: oneRsaKey });
  // A minute ahead, when everything that waits for some moment is due.
  const worker = createApisWorker(deps, () => new Date(clock().getTime() + 60_000));

  return {
    app,
    deps,
    database: deps.database,
    advance,
    spent,
    /** How many logins ended so. */
    async loginsWith(outcome: string) {
      const { values } = await deps.metrics.logins.get();
      const counts = values.filter(({ labels }) => labels.outcome === outcome);
      return counts.reduce((total, { value }) => total + value, 0);
    },
    sent,
    mails: () => sent.filter((message) => message.channel === "email"),
    /** Posts JSON to a path below `/api`. */
    post: (path: string, body: unknown, { clientAddress, ...rest }: Sending = {}) =>
      app.inject({
        method: "POST",
        url: `/api${path}`,
        headers: { "content-type": "application/json", ...rest.headers },
        cookies: rest.cookies ?? {},
        remoteAddress: clientAddress ?? "192.0.2.1",
        payload: typeof body === "string" ? body : JSON.stringify(body),
      }),
    get: (path: string, { headers = {}, cookies = {} }: Omit<Sending, "clientAddress"> = {}) =>
      app.inject({ method: "GET", url: `/api${path}`, headers, cookies }),
    /** Lets the outbox work until nothing is due. */
    async deliver() {
      while ((await worker.runDue()) > 0);
    },
    async close() {
      await app.close();
      await checkDeclaredKeys(deps.database).finally(() => deps.close());
    },
  };
}

function leftOpen(database: Database): Database {
  return { ...database, async close() {} };
}

/** What a client could tell two answers apart by, without what differs at every answer. */
export function visible(response: LightMyRequestResponse) {
  const { date: _date, "x-request-id": _id, ...headers } = response.headers;
  return { status: response.statusCode, headers, body: response.body };
}
