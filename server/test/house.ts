import type { LightMyRequestResponse } from "fastify";
import { academicOutboxHandlers, registerAcademicApi } from "../src/academic/academic-api.ts";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { markAudit } from "../src/mechanisms/audit/audit-mark.ts";
import { limitsWith } from "../src/mechanisms/budgets/limits.ts";
import { createPasswordHasher, type Hashing } from "../src/mechanisms/hashing/hashing.ts";
import type { Keys } from "../src/mechanisms/keys/keys.ts";
import type { Message } from "../src/mechanisms/mail/message.ts";
import { createOutboxWorker } from "../src/mechanisms/outbox/outbox-worker.ts";
import { createProofOfWork } from "../src/mechanisms/proof-of-work/proof-of-work.ts";
import { createHandOffs } from "../src/people/hand-off/hand-off.ts";
import { createLockout } from "../src/people/lockout/lockout.ts";
import { inRealm, outboxJobs } from "../src/people/outbox-jobs.ts";
import {
  createPasswordPolicy,
  loadCommonPasswords,
} from "../src/people/password-policy/password-policy.ts";
import { practiceOutboxHandlers, registerPracticeApi } from "../src/practice/practice-api.ts";
import { registerProductsApi } from "../src/products/products-api.ts";
import { seedLookups } from "../src/seed/seed-lookups.ts";
import { createTestClock } from "./clock.ts";
import { openTestDatabase, silentLog } from "./database.ts";
import { createTestKeys } from "./keys.ts";

/** The cheapest Argon2 that the library does: what is tested here is not its price. */
const cheap = { memoryKiB: 64, iterations: 1, cores: 2, queueLimit: 1_000 };

/** All people of a test file sit behind one address. */
const generous = {
  signUpByAddress: { perHour: 10_000 },
  takenNameByAddress: { perHour: 10_000 },
  resetByAddress: { perHour: 10_000 },
  reminderByAddress: { perHour: 10_000 },
  otpByAddress: { perHour: 10_000 },
};

interface Sending {
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  clientAddress?: string;
}

export type House = Awaited<ReturnType<typeof openHouse>>;

/** The three APIs over HTTP on a database of their own, with a clock that stands still. */
export async function openHouse({
  limits: overrides = {},
  networks = {},
  keys = createTestKeys(),
}: {
  limits?: Record<string, Record<string, number>>;
  networks?: Record<string, Record<string, Record<string, number>>>;
  keys?: Keys;
} = {}) {
  const database = await openTestDatabase();
  await seedLookups(database);
  const { clock, advance } = createTestClock();
  await markAudit(database, { keys, clock, log: silentLog });
  const config = readConfig({ LOG_LEVEL: "silent", MASTER_KEY: "0".repeat(64) });
  const limits = limitsWith({ ...generous, ...overrides }, networks);
  const spent = { verified: 0, hashed: 0 };
  const outcomes: Record<string, number> = {};
  const hasher = createPasswordHasher({ keys, ...cheap });
  const counting = (hashing: Hashing): Hashing => ({
    hash: (password) => {
      spent.hashed += 1;
      return hashing.hash(password);
    },
    verify: (stored, password) => {
      spent.verified += 1;
      return hashing.verify(stored, password);
    },
  });
  const startUrls = {
    practice: "https://practice.example/start",
    academic: "https://academic.example/start",
  };
  const deps = {
    config,
    database,
    clock,
    keys,
    limits,
    isHttps: true,
    hasher: {
      ...hasher,
      ...counting(hasher),
      visit: <T>(visit: (hashing: Hashing) => Promise<T>) =>
        hasher.visit((hashing) => visit(counting(hashing))),
    },
    lockout: createLockout({ clock, limits: limits.lockout }),
    handOffs: createHandOffs({ keys, clock, startUrls }),
    passwordPolicy: createPasswordPolicy(loadCommonPasswords()),
    // Little work: what is tested here is not its price.
    proofOfWork: createProofOfWork({
      keys,
      clock,
      database,
      effort: { cost: 1, maximumCounter: 20 },
    }),
    metrics: {
      logins: {
        inc: ({ outcome }: { outcome: string }) => {
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
        },
      },
      refusals: { inc() {} },
    },
  };
  const app = await createApp(config);
  registerPracticeApi(app, deps);
  registerAcademicApi(app, deps);
  registerProductsApi(app, deps);

  const sent: Message[] = [];
  const keep = async (message: Message) => {
    sent.push(message);
  };
  const handlers = {
    ...inRealm("practice", practiceOutboxHandlers(deps)),
    ...inRealm("academic", academicOutboxHandlers(deps)),
  };
  const transports = { email: keep, sms: keep };
  const worker = createOutboxWorker({
    database,
    jobs: outboxJobs,
    handlers,
    transports,
    // A minute ahead, when everything that waits for some moment is due.
    clock: () => new Date(clock().getTime() + 60_000),
    log: silentLog,
  });

  return {
    app,
    deps,
    database,
    advance,
    spent,
    outcomes,
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
    get: (path: string, { headers = {} }: Pick<Sending, "headers"> = {}) =>
      app.inject({ method: "GET", url: `/api${path}`, headers }),
    /** Lets the outbox work until nothing is due. */
    async deliver() {
      while ((await worker.runDue()) > 0);
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** What a client could tell two answers apart by, without what differs at every answer. */
export function visible(response: LightMyRequestResponse) {
  const { date: _date, ...headers } = response.headers;
  return { status: response.statusCode, headers, body: response.body };
}
