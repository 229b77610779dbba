import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { stalestMilliseconds, withReplica } from "./replica.ts";
import type { Tables } from "./tables.ts";

let now: number;
/** What each answers of its place in the log; an error where it is away. */
let places: { primary: bigint | null | Error; replica: bigint | null | Error };
let database: Database;
beforeEach(() => {
  now = 1_000_000;
  places = { primary: 100n, replica: 100n };
  database = withReplica(answering("primary"), answering("replica"), () => now);
});

class PlaceDriver extends DummyDriver {
  readonly #name: keyof typeof places;
  constructor(name: keyof typeof places) {
    super();
    this.#name = name;
  }
  override async acquireConnection() {
    const place = places[this.#name];
    return {
      async executeQuery() {
        if (place instanceof Error) throw place;
        return { rows: [{ place: place?.toString() ?? null }] as never[] };
      },
      async *streamQuery() {},
    };
  }
}

function answering(name: keyof typeof places): Database {
  const kysely = new Kysely<Tables>({
    dialect: {
      createDriver: () => new PlaceDriver(name),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return {
    kysely,
    engine: "postgres",
    ping: async () => undefined,
    withoutTimeLimits: (work) => work(kysely),
    read: (work) => work(kysely),
    readOwnWrites() {},
    close: () => kysely.destroy(),
  };
}

const from = () => database.read(async (db) => (db === database.kysely ? "primary" : "replica"));
/** What a read after a look of so many milliseconds later is read from. */
async function after(milliseconds: number) {
  now += milliseconds;
  await from();
  await new Promise((resolve) => setImmediate(resolve));
  return from();
}

test("a replica that has replayed what the primary had is read, the first reader asks the primary, and both are counted", async () => {
  expect([await from(), await after(0)]).toEqual(["primary", "replica"]);
  expect(database.replicaReads).toEqual({ primary: 2, replica: 1 });
});

test("a replica that is too far behind is not read, until it has caught up", async () => {
  await after(0);
  places.primary = 200n;
  expect(await after(stalestMilliseconds)).toBe("replica");
  expect(await after(1_001)).toBe("primary");
  places.replica = 200n;
  expect(await after(1_001)).toBe("replica");
});

test("what is behind by less than the bound is read while both go on", async () => {
  for (let second = 0; second < 40; second += 1) {
    places = { primary: 100n + BigInt(second), replica: 96n + BigInt(second) };
    const seen = await after(1_001);
    if (second > 10) expect(seen).toBe("replica");
  }
});

test("a replica that is away, or is none any more, is passed over", async () => {
  await after(0);
  places.replica = new Error("away");
  expect(await after(1_001)).toBe("primary");
  places.replica = 100n;
  expect(await after(1_001)).toBe("primary");
  expect(await after(5_000)).toBe("replica");
  // Promoted to a primary of its own.
  places = { primary: 200n, replica: null };
  expect(await after(stalestMilliseconds + 1_001)).toBe("primary");
});

test("while the primary does not say where it is, nobody knows how old the replica is", async () => {
  await after(0);
  places.primary = new Error("away");
  expect(await after(1_001)).toBe("primary");
});

test("what fails at the replica is read from the primary, and the replica passed over", async () => {
  await after(0);
  let tries = 0;
  const read = await database.read(async (db) => {
    tries += 1;
    if (db !== database.kysely)
      throw new Error("canceling statement due to conflict with recovery");
    return "primary";
  });
  expect([read, tries, await from()]).toEqual(["primary", 2, "primary"]);
});

test("what a process has just written it reads from the primary", async () => {
  await after(0);
  database.readOwnWrites();
  expect(await from()).toBe("primary");
  expect(await after(stalestMilliseconds)).toBe("replica");
});
