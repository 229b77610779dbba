import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
