import { expect, test } from "vitest";
import { surviveKills } from "./load/kill-lanes.ts";

const lane = process.env.TEST_DATABASE_URL === undefined ? "embedded" : "server";

test("[SEC-H5 SEC-C3] what was answered survives three kills: accounts, audit and messages, each once", async () => {
  const { lost, doubled, wrong, acknowledged } = await surviveKills(lane, 3);
  expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
  expect(acknowledged).toBeGreaterThan(3);
});
