import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

async function standStill(milliseconds: number, ...flags: string[]) {
  const fixture = join(import.meta.dirname, "stand-still.fixture.ts");
  const child = spawn(process.execPath, [...flags, fixture, String(milliseconds)]);
  const [[code, signal], said] = await Promise.all([once(child, "exit"), text(child.stderr)]);
  return { code, signal, said };
}

test("[SEC-F17 SEC-F9] a process that stands still is ended, and says why", async () => {
  const { signal, said } = await standStill(60_000);
  expect(signal).toBe("SIGKILL");
  expect(said).toContain("Nothing has moved for 2 seconds");
});

test("[SEC-F17] one that goes on in time is left alone, and the watch keeps none alive", async () => {
  expect(await standStill(800)).toMatchObject({ code: 0, signal: null });
});

test("one that a debugger may hold is left alone", async () => {
  expect(await standStill(4_500, "--inspect=0")).toMatchObject({ code: 0, signal: null });
});
