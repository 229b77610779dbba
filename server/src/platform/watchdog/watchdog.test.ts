import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

const fixture = join(import.meta.dirname, "stand-still.fixture.ts");

/** Starts a process that stands still, under a watch that ends it after so many seconds; how it ended. */
async function standStill(
  way: "wait" | "work",
  milliseconds: number,
  { stallSeconds = 4, flags = [] as string[] } = {},
) {
  const still = [way, String(milliseconds), String(stallSeconds)];
  const child = spawn(process.execPath, [...flags, fixture, ...still]);
  const ended = once(child, "exit");
  const said = text(child.stderr);
  const [code, signal] = await ended;
  return { code, signal, said: await said };
}

test.each([
  ["a loop without an end", "work"],
  ["a lock that nobody opens, which uses no processor", "wait"],
] as const)(
  "[SEC-F17 SEC-F9] a process that stands still in %s is ended, and says why",
  async (_what, way) => {
    const { signal, said } = await standStill(way, 170_000, { stallSeconds: 2 });
    expect(signal).toBe("SIGKILL");
    expect(said).toContain("Nothing has moved for 2 seconds of the process's own");
  },
);

test("[SEC-F17] one that goes on in time is left alone, and the watch keeps none alive", async () => {
  expect(await standStill("wait", 800)).toMatchObject({ code: 0, signal: null });
});

test("one that a debugger may hold is left alone", async () => {
  const flags = ["--inspect=0"];
  expect(await standStill("wait", 8_000, { flags })).toMatchObject({ code: 0, signal: null });
});
