import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { silentLog } from "../../test/database.ts";
import { layMigrated } from "../../test/lay.ts";
import { readConfig } from "../config/config.ts";
import { capturedMessages } from "../operations/inbox/capture.ts";
import { TransportAway } from "../platform/mail/message.ts";
import { openServices } from "./services.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "frontdoor-services-"));
  layMigrated(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (env: Record<string, string>) =>
  openServices(readConfig({ LOG_LEVEL: "silent", DATA_DIR: dataDir, ...env }), silentLog);
const sms = { channel: "sms", to: "+27821234567", text: "Your code is 123456" } as const;

test("[SEC-C3] in production a message without a way out waits: nothing keeps its link or code", async () => {
  const { transports, database, close } = await open({
    NODE_ENV: "production",
    MASTER_KEY: randomBytes(32).toString("hex"),
    PUBLIC_URL: "http://localhost:3000",
  });
  for (const transport of [transports.email, transports.sms]) {
    await expect(transport(sms, "row")).rejects.toBeInstanceOf(TransportAway);
  }
  expect(await capturedMessages(database.kysely)).toEqual([]);
  await close();
});

test("[SEC-H18] a start with another master key is refused before anything is written", async () => {
  const first = await open({ MASTER_KEY: "1".repeat(64) });
  await first.close();
  await expect(open({ MASTER_KEY: "2".repeat(64) })).rejects.toThrow(
    "not the one of this database",
  );
});
