import { expect, test } from "vitest";
import { expectSound } from "./load/expect-sound.ts";
import { lanes, surviveKills } from "./load/kill-lanes.ts";

const timeout = 1_800_000;

test.each(lanes)(
  "[SEC-H5 SEC-C3] of what was acknowledged nothing is lost and nothing doubled by twenty kills: %s",
  {
    timeout,
  },
  async (lane) => expectSound(await surviveKills(lane, 20)),
);

test("[SEC-H5] a PostgreSQL that acknowledges before it has written loses some of it, and the ledger tells", {
  timeout,
}, async () => {
  const settings = ["synchronous_commit=off", "wal_writer_delay=10s"];
  const { lost } = await surviveKills("postgres", 3, { settings });
  expect(lost.length).toBeGreaterThan(0);
});
