import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { canInject, injectIntoSync } from "./load/disk-faults.ts";
import { expectSound } from "./load/expect-sound.ts";
import { setClocks } from "./load/jump.ts";
import type { Manners } from "./load/message-sink.ts";
import { hasPooler, openPooler } from "./load/pooler.ts";
import { guarded } from "./load/stories/authentication-methods.ts";
import { underLoad } from "./load/under-load.ts";
import { openSilentProxy } from "./silent-proxy.ts";

const manners: readonly Manners[] = [
  "refuses",
  "hangs",
  "dies after DATA",
  "takes and dies",
  "answers twice",
];
const upsetMilliseconds = 6_000;
const frozenMilliseconds = 60_000;
const silentMilliseconds = 10_000;
const hourMilliseconds = 3_600_000;
/** Beneath the 15 seconds after which PostgreSQL ends a session whose client does nothing. */
const syncDelayMicroseconds = 300_000;

test.each(manners)(
  "[SEC-F11] while mail server and SMS gateway have these manners: %s, nothing is lost and every message leaves",
  async (way) => {
    const verdict = await underLoad({}, async ({ load }) => {
      load.sink.behave(way);
      await pause(upsetMilliseconds);
      load.sink.behave("takes");
    });
    expectSound(verdict);
  },
);

test("[SEC-F3 SEC-F9] a process that is frozen for a minute and woken has lost nothing to the other and does nothing twice", async () => {
  const verdict = await underLoad({}, async ({ load, servers: [frozen] }) => {
    frozen.signal("SIGSTOP");
    await pause(frozenMilliseconds);
    frozen.signal("SIGCONT");
    await load.until(20);
  });
  expectSound(verdict);
});

// Who types a code of an app needs a server whose clock is right; every other link and code may end early or late.
test.each([
  ["an hour", hourMilliseconds],
  ["a day", 24 * hourMilliseconds],
])(
  "[SEC-F12] while clocks jump ahead and back by %s, first one process's and then both, nothing is lost",
  async (_length, jump) => {
    const preload = join(import.meta.dirname, "load/clock-that-jumps.ts");
    const choice = { preload, load: { without: [guarded], clocksJump: jump } };
    const verdict = await underLoad(choice, async ({ load, servers }) => {
      for (const moved of [servers.slice(0, 1), servers]) {
        for (const offset of [jump, 0, -jump, 0]) {
          await setClocks(moved, offset);
          await load.until(40);
        }
      }
      for (const server of servers) expect(server.child().exitCode).toBeNull();
    });
    expectSound(verdict);
    expect(verdict.unfinished).toEqual([]);
    expect(verdict.endedUnsent).toBeLessThan(verdict.acknowledged / 10);
  },
);

test("[SEC-F9] while the database says nothing for 10 seconds, and hangs up, nothing is lost", async () => {
  const ways: Awaited<ReturnType<typeof openSilentProxy>>[] = [];
  const way = async (url: string) => {
    const proxy = await openSilentProxy(url);
    ways.push(proxy);
    return proxy;
  };
  const verdict = await underLoad({ way }, async ({ load }) => {
    const [proxy] = ways;
    proxy?.fallSilent();
    await pause(silentMilliseconds);
    proxy?.speak();
    await load.until(20);
    proxy?.hangUp();
    await load.until(20);
  });
  expectSound(verdict);
});

describe.runIf(canInject)("On a disk of PostgreSQL's", () => {
  test("[SEC-F6] that cannot be synced nothing that was acknowledged is lost", async () => {
    const verdict = await underLoad({ postgres: { fsync: true } }, async ({ load, postgres }) => {
      for (let turn = 0; turn < 3; turn += 1) {
        await injectIntoSync(postgres.pid(), "error=EIO", upsetMilliseconds);
        // It gives up where its recovery cannot sync either, and is started again as a service is.
        await postgres.kill();
        await postgres.start();
        await load.until(10);
      }
    });
    expectSound(verdict);
  });

  test("[SEC-F10] that takes 300 ms for each sync everything goes on", async () => {
    const verdict = await underLoad({ postgres: { fsync: true } }, async ({ postgres }) => {
      await injectIntoSync(
        postgres.pid(),
        `delay_exit=${syncDelayMicroseconds}`,
        3 * upsetMilliseconds,
      );
    });
    expectSound(verdict);
  });
});

test.runIf(hasPooler)(
  "behind PgBouncer in transaction mode everything works, and nothing is lost",
  async () => {
    expectSound(await underLoad({ way: openPooler }, ({ load }) => load.until(150)));
  },
);
