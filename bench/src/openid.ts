import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import {
  authorization,
  handOff,
  type PluggedProduct,
} from "@frontdoor/contract/test/openid-login.ts";
import pg from "pg";
import { type BenchAccount, registerAccount } from "./account.ts";
import type { Bench, Figures } from "./bench.ts";
import { type FrontDoor, withFrontDoor } from "./front-door.ts";
import { cpuSecondsOf } from "./load.ts";
import { median, rounded } from "./statistics.ts";

/** Any 32 bytes do: the database that they seal goes with the bench. */
const masterKey = "b".repeat(64);

/** An empty database on a PostgreSQL server, for the second half of the figures. */
const databaseUrl = process.env.BENCH_DATABASE_URL;

/** Until the server's code is compiled as well as it will be. */
const warmUps = 100;
/** Few enough that none has expired when their rows are counted. */
const counted = 20;
const measured = 500;

const product: PluggedProduct = {
  clientId: "bench",
  key: randomBytes(32).toString("base64url"),
  redirectUri: "https://practice.example/callback",
};

/** Reads and writes the database while no server uses it. */
type Query = (statement: string, values?: unknown[]) => Promise<unknown[]>;
interface Engine {
  name: string;
  environment: Record<string, string>;
  withDatabase<T>(work: (query: Query) => Promise<T>): Promise<T>;
}

/** What it costs to log in by OpenID Connect, beside a hand-off code, on both engines. */
export const openid: Bench = {
  name: "openid",
  about: `${measured} logins by OpenID Connect, from the pushed request to the tokens, one after the other, beside ${measured} that hand a code over; each with one Argon2id. Rows and bytes are those that an authorization leaves in its table; on real PostgreSQL where BENCH_DATABASE_URL names an empty database.`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), "frontdoor-bench-openid-"));
    try {
      const embedded = await measure(embeddedIn(folder));
      if (databaseUrl === undefined) return embedded;
      return { ...embedded, ...(await measure(postgresAt(databaseUrl))) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function measure({ name, environment, withDatabase }: Engine): Promise<Figures> {
  const account = await withFrontDoor(environment, ({ url }) => registerAccount(url));
  await withDatabase(addProduct);
  await withFrontDoor(environment, (door) => repeat(counted, door, authorization, account));
  const written = await withDatabase(rowsWritten);
  return withFrontDoor(environment, async (door) => {
    for (const way of [handOff, authorization]) await repeat(warmUps, door, way, account);
    const handedOver = await repeat(measured, door, handOff, account);
    const before = residentMiB(door.processId);
    const authorized = await repeat(measured, door, authorization, account);
    const after = residentMiB(door.processId);
    return {
      [`${name}: hand-off`]: handedOver,
      [`${name}: authorization`]: { ...authorized, ...written },
      [`${name}: authorization against hand-off`]: {
        timesMilliseconds: rounded(authorized.millisecondsP50 / handedOver.millisecondsP50),
        timesCpu: rounded(authorized.cpuMillisecondsEach / handedOver.cpuMillisecondsEach),
        moreCpuMilliseconds: rounded(
          authorized.cpuMillisecondsEach - handedOver.cpuMillisecondsEach,
        ),
      },
      [`${name}: memory of the process`]: { mebibytesBefore: before, mebibytesAfter: after },
    };
  });
}

async function repeat(
  times: number,
  { url, processId }: FrontDoor,
  way: typeof authorization,
  account: BenchAccount,
) {
  const taken: number[] = [];
  const before = cpuSecondsOf(processId)?.all ?? Number.NaN;
  while (taken.length < times) {
    const started = performance.now();
    await way(url, account, product);
    taken.push(performance.now() - started);
  }
  const cpuSeconds = (cpuSecondsOf(processId)?.all ?? Number.NaN) - before;
  return {
    millisecondsP50: rounded(median(taken)),
    cpuMillisecondsEach: rounded((cpuSeconds * 1_000) / times),
  };
}

async function addProduct(query: Query): Promise<void> {
  const hash = createHash("sha256").update(product.key).digest("hex");
  await query(
    "insert into product_keys (id, product, key_hash, label, created_at) values (gen_random_uuid(), 'practice', $1, 'bench', now())",
    [hash],
  );
  await query(
    "insert into openid_clients (id, product, redirect_uris, post_logout_redirect_uris, refresh_hours, created_at) values ($1, 'practice', $2, '[]', 12, now())",
    [product.clientId, JSON.stringify([product.redirectUri])],
  );
}

async function rowsWritten(query: Query): Promise<{ rows: number; bytes: number }> {
  const statement =
    "select count(*)::int as rows, sum(pg_column_size(openid_artifacts.*))::int as bytes from openid_artifacts";
  const [total] = (await query(statement)) as { rows: number; bytes: number }[];
  const each = (sum = Number.NaN) => rounded(sum / counted);
  return { rows: each(total?.rows), bytes: each(total?.bytes) };
}

/** Resident memory (`man 5 proc`); `NaN` where `/proc` does not tell. */
function residentMiB(processId: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const status = readFileSync(`/proc/${processId}/status`, "utf8");
  return rounded(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

function embeddedIn(folder: string): Engine {
  return {
    name: "embedded",
    environment: { DATA_DIR: folder },
    async withDatabase(work) {
      const engine = await PGlite.create(join(folder, "database"), { extensions: { pg_trgm } });
      try {
        return await work(
          async (statement, values) => (await engine.query(statement, values)).rows,
        );
      } finally {
        await engine.close();
      }
    },
  };
}

function postgresAt(url: string): Engine {
  return {
    name: "PostgreSQL",
    environment: { DATABASE_URL: url, MASTER_KEY: masterKey },
    async withDatabase(work) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return await work(
          async (statement, values) => (await client.query(statement, values)).rows,
        );
      } finally {
        await client.end();
      }
    },
  };
}
