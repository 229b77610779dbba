import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, expect, test } from "vitest";
import { boundPacked } from "./compression.ts";
import { storeFile } from "./stored-file.ts";

const folder = mkdtempSync(join(tmpdir(), "frontdoor-packed-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a file is packed when it is first asked for, and found packed from then on", async () => {
  const bytes = Buffer.from("The river. ".repeat(100));
  const store = () => storeFile(bytes, "text/html; charset=utf-8", folder);
  const first = await store();
  expect([first.isPacked, first.encoded]).toEqual([false, {}]);
  await Promise.all([first.pack(), first.pack()]);
  expect([first.isPacked, Object.keys(first.encoded)]).toEqual([true, ["br", "gzip"]]);
  const second = await store();
  expect([second.isPacked, second.encoded]).toEqual([true, first.encoded]);
});

test("the plain form of what is packed is the same bytes, also once nobody holds it", async () => {
  const text = "A reed bed. ".repeat(100);
  const stored = await storeFile(Buffer.from(text), "text/css; charset=utf-8", folder);
  await stored.pack();
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  await pause(0);
  const before = new WeakRef(stored.plain.bytes);
  await pause(0);
  collect();
  expect(before.deref()).toBeUndefined();
  expect([stored.plain.bytes.toString(), stored.plain.size]).toEqual([text, text.length]);
});

test("what is never compressed needs no packing", async () => {
  expect((await storeFile(Buffer.alloc(9), "image/png", folder)).isPacked).toBe(true);
});

test("what was packed for addresses that are not used any more is dropped, the longest unused first", async () => {
  const packed = mkdtempSync(join(folder, "bounded-"));
  const store = (text: string) =>
    storeFile(Buffer.from(text.repeat(50)), "text/css; charset=utf-8", packed);
  await (await store("an old address ")).pack();
  for (const name of readdirSync(packed)) utimesSync(join(packed, name), 1, 1);
  await (await store("another address ")).pack();
  for (const name of readdirSync(packed)) utimesSync(join(packed, name), 1, 1);
  expect((await store("an old address ")).isPacked).toBe(true);
  const sizes = readdirSync(packed).map((name) => statSync(join(packed, name)).size);
  await boundPacked(packed, sizes.reduce((sum, size) => sum + size) - 1);
  expect(readdirSync(packed)).toHaveLength(3);
  expect((await store("an old address ")).isPacked).toBe(true);
  expect((await store("another address ")).isPacked).toBe(false);
  await boundPacked(join(packed, "none"), 0);
});
