import { spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ensureProgram } from "../testing/program.ts";
import { sign } from "./sign.ts";

const folder = mkdtempSync(join(tmpdir(), "sign-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("[SEC-H15] what is signed is verified by the public key alone, and a byte more is told", () => {
  const minisign = ensureProgram("minisign", "minisign");
  const run = (...args: string[]) => spawnSync(minisign, args, { encoding: "utf8" });
  const [key, publicKey, sums] = ["key", "key.pub", "SHA256SUMS"].map((name) => join(folder, name));
  run("-G", "-W", "-s", String(key), "-p", String(publicKey));
  writeFileSync(String(sums), "00  frontdoor.tar.gz\n");
  sign(String(sums), String(key), "frontdoor 1.1.0");
  const verify = () => run("-V", "-p", String(publicKey), "-m", String(sums));
  expect(verify()).toMatchObject({ status: 0, stdout: expect.stringContaining("frontdoor 1.1.0") });
  appendFileSync(String(sums), "00  other\n");
  expect(verify().status).not.toBe(0);
  expect(() => sign(String(sums), join(folder, "none"), "x")).toThrow("is not signed");
});
