import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolderOfTest } from "../../../test/temporary-folder.ts";
import { closedPort } from "../../platform/mail/smtp-peer.fixture.ts";
import { run } from "../run.ts";
import type { Finding } from "./finding.ts";
import { checkKeys } from "./machine.ts";

/** What `doctor` finds, and whether it told more than what a start refuses. */
async function found(env: Record<string, string>) {
  const address = `http://localhost:${await closedPort()}`;
  const { code, out } = await run(["doctor", "--json"], {
    DATA_DIR: temporaryFolderOfTest("doctor"),
    FRONTDOOR_URL: address,
    ...env,
  });
  const findings: Finding[] = JSON.parse(out);
  return { code, failed: findings.filter(({ state }) => state === "fail"), findings };
}

test.each([
  [{ LIMITS: '{"signUpByAddres":{"perHour":50}}' }, "LIMITS: there is no limit signUpByAddres"],
  [{ LIMITS: '{"signUpByAddress":{"perHour":0.5}}' }, "must be a whole number of at least 1"],
  [{ NETWORKS: '{"196.21.0.0":{"signUpByAddres":{"perHour":5}}}' }, "NETWORKS: 196.21.0.0"],
])("doctor tells of the limits that a start refuses: %j", async (env, wrong) => {
  const { code, failed } = await found(env);
  expect([code, failed]).toEqual([
    1,
    [expect.objectContaining({ check: "configuration", found: expect.stringContaining(wrong) })],
  ]);
});

test("[SEC-H13] doctor tells of keys that a start refuses", async () => {
  const MASTER_KEY_FILE = join(temporaryFolderOfTest("key"), "key");
  writeFileSync(MASTER_KEY_FILE, '"quoted"\n', { mode: 0o600 });
  const { code, failed } = await found({ MASTER_KEY_FILE });
  expect([code, failed]).toEqual([
    1,
    [expect.objectContaining({ check: "key", found: expect.stringContaining("no 32-byte key") })],
  ]);
  const masterKey = { bytes: Buffer.from("7".repeat(64), "hex") };
  const config = { dataDir: "/nowhere", masterKey, previousMasterKey: null };
  const states = (inEarnest: boolean) =>
    checkKeys({ ...config, inEarnest }, new Date()).map(({ state }) => state);
  expect([states(false), states(true)]).toEqual([["ok"], ["ok", "fail"]]);
});

test("a key for signing mails that cannot be read keeps doctor from nothing else", async () => {
  const { findings } = await found({
    SMTP_URL: `smtp://127.0.0.1:${await closedPort()}`,
    DKIM_SELECTOR: "mail2026",
    DKIM_KEY_FILE: "/nothing/here",
  });
  const of = (check: string) => findings.filter((each) => each.check === check);
  expect(of("DKIM")).toMatchObject([{ remedy: expect.stringContaining("/nothing/here") }]);
  expect(of("mail")).toMatchObject([{ found: expect.stringContaining("does not take us") }]);
});
