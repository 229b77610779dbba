import { setTimeout as pause } from "node:timers/promises";
import { firstChoices, sendRegistration } from "./account.ts";
import { ask } from "./ask.ts";
import type { Bench, Figures } from "./bench.ts";
import { firstKey } from "./command.ts";
import { cheapestHash, neededDatabase, onPostgres, withFrontDoor } from "./front-door.ts";
import { percentile, percentiles, rounded, secondsSince, timesOf } from "./statistics.ts";

const registrations = Number(process.env.BENCH_REGISTRATIONS ?? 10_000);
const atOnce = 8;
const timesEach = 40;

/** The API calls that the console's screens make. */
const screens: Record<string, { path: string; body?: unknown }> = {
  overview: { path: "/overview" },
  "numbers by day": { path: "/statistics?unit=day" },
  "numbers by week": { path: "/statistics?unit=week" },
  "search by address": { path: "/accounts/find", body: { text: "bench-day-1@example.org" } },
  "search by surname": { path: "/accounts/find", body: { text: "Mark" } },
  audit: { path: "/audit/events" },
  outbox: { path: "/outbox" },
  invites: { path: "/invites" },
  removals: { path: "/removal-requests/list" },
  practices: { path: "/practices/list" },
  "contact requests": { path: "/leads/list" },
  approvals: { path: "/approvals" },
  staff: { path: "/staff" },
};

/** Measures whether the console counts every sign-up of a launch day and stays as fast as before. */
export const launchDay: Bench = {
  name: "launch-day",
  about: `${registrations.toLocaleString("en-ZA")} registrations over HTTP, ${atOnce} at once and each from an address of its own, on real PostgreSQL (BENCH_DATABASE_URL, empty at first) with a password hash that costs next to nothing; each call of a screen of the console ${timesEach} times before the day and after it.`,
  async run() {
    const url = neededDatabase("an empty database on this machine");
    const environment = { ...onPostgres(url), ...cheapestHash, TRUST_PROXY: "1" };
    return withFrontDoor(environment, async (door) =>
      measure(door.url, await firstKey(environment)),
    );
  },
};

async function measure(url: string, key: string): Promise<Figures> {
  const call = (screen: { path: string; body?: unknown }) =>
    ask(`${url}/api/products${screen.path}`, {
      body: screen.body,
      headers: { Authorization: `Bearer ${key}` },
    });
  const before = await timeScreens(call);
  const started = performance.now();
  await registerAll(url);
  const seconds = (performance.now() - started) / 1_000;
  const told = await untilTold(async () => (await call({ path: "/overview" })).body);
  const figures: Figures = {
    day: {
      registrations,
      perSecond: rounded(registrations / seconds),
      ...told,
    },
  };
  for (const [name, after] of Object.entries(await timeScreens(call))) {
    const first = before[name] ?? [];
    figures[name] = {
      ...percentiles(first, { beforeP50: 0.5, beforeP95: 0.95 }),
      ...percentiles(after, { afterP50: 0.5, afterP95: 0.95 }),
      ratioP50: rounded(percentile(after, 0.5) / percentile(first, 0.5)),
    };
  }
  return figures;
}

/** The milliseconds of each call, after one warm-up call. */
async function timeScreens(call: (screen: { path: string; body?: unknown }) => Promise<unknown>) {
  const taken: Record<string, number[]> = {};
  for (const [name, screen] of Object.entries(screens)) {
    await call(screen);
    taken[name] = await timesOf(timesEach, () => call(screen));
  }
  return taken;
}

async function registerAll(url: string): Promise<void> {
  const choices = await firstChoices(url);
  let next = 0;
  const sender = async () => {
    while (next < registrations) {
      const number = next;
      next += 1;
      const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
      await sendRegistration(url, choices, `day-${number}`, { "X-Forwarded-For": address });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
}

/**
 * Waits until the console counts all registrations, at most two minutes: a job updates the counts every ten seconds.
 */
async function untilTold(readOverview: () => Promise<unknown>) {
  const started = performance.now();
  for (;;) {
    const toldByTheConsole = registrationsOf(await readOverview());
    if (toldByTheConsole >= registrations || secondsSince(started) > 120) {
      return { toldByTheConsole, secondsUntilTold: secondsSince(started) };
    }
    await pause(500);
  }
}

function registrationsOf(overview: unknown): number {
  const { figures } = overview as { figures: { what: string; today: number }[] };
  return figures
    .filter(({ what }) => what === "registrations")
    .reduce((sum, { today }) => sum + today, 0);
}
