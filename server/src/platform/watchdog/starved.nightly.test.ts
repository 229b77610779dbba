import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { starve } from "../../../test/starve.ts";

const fixture = join(import.meta.dirname, "stand-still.fixture.ts");

test("[SEC-F17] a process that stands still because it gets hardly any processor is left alone, however long", async () => {
  const child = spawn(process.execPath, [fixture, "work", "15000", "4"]);
  const ended = once(child, "exit");
  const said = text(child.stderr);
  await Promise.race([once(child.stdout, "data"), ended]);
  await starve(child);
  expect([await ended, await said]).toEqual([[0, null], ""]);
});
