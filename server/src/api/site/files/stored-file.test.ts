import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
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
