import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { silentLog } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import { layEmpty, layMigrated } from "../../../test/lay.ts";
import { issueToken, liveToken } from "../../identity/tokens/tokens.ts";
import { addProductKey, findValidKey } from "../../integrations/keys/product-keys-store.ts";
import { grantedScopes } from "../../integrations/scopes/product-scopes-store.ts";
import { audit } from "../../platform/audit/audit.ts";
import { markAudit } from "../../platform/audit/audit-mark.ts";
import { signAudit } from "../../platform/audit/sign-audit.ts";
import { verifyAuditChain } from "../../platform/audit/verify-audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { openEmbedded } from "../../platform/database/embedded/embedded.ts";
import { newId } from "../../platform/ids.ts";
import { run } from "../run.ts";

const { clock } = createTestClock();
const deps = { clock, keys: createTestKeys() };
const open: Database[] = [];

async function openData(at: string): Promise<Database> {
  const database = await openEmbedded(at, silentLog);
  open.push(database);
  return database;
}
const close = async () => open.pop()?.close();

/** What one backup and one restore are looked at for: the folder with a server's data, its copy, and what came back. */
let folder: string;
let dataDir: string;
let restoreSaid: string;
let restored: Database["kysely"];
let tokenId: string;
const frontdoor = (line: string, env: Record<string, string> = {}) =>
  run(line.split(" "), { DATA_DIR: dataDir, INIT_CWD: folder, ...env });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-backup-"));
  dataDir = join(folder, "data");
  await fill();
  expect((await frontdoor("backup copy")).code).toBe(0);
  const back = join(folder, "restored");
  mkdirSync(back);
  writeFileSync(join(back, "product-keys.json"), JSON.stringify({ operator: "kept" }));
  const { code, out } = await frontdoor("restore copy", { DATA_DIR: back });
  expect(code).toBe(0);
  restoreSaid = out;
  restored = (await openData(back)).kysely;
});
afterAll(async () => {
  for (const database of open.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Leaves a data folder with a live link, keys, a scope, a login and an audit, and its server stopped. */
async function fill(): Promise<void> {
  layMigrated(dataDir);
  const database = await openData(dataDir);
  const { kysely } = database;
  await markAudit(database, { ...deps, log: silentLog });
  tokenId = newId(clock);
  const expiresAt = new Date(clock().getTime() + 3_600_000);
  const token = {
    id: tokenId,
    purpose: "password-reset",
    realm: "practice",
    subjectId: "7",
  } as const;
  await kysely.transaction().execute((tx) => issueToken(tx, deps, { ...token, expiresAt }));
  for (const kind of ["registered", "password-reset"]) {
    const event = { kind, actor: "7", subjectId: "7", realm: "practice" } as const;
    await kysely.transaction().execute((tx) => audit(tx, deps, event));
  }
  await kysely.transaction().execute((tx) => signAudit(tx, deps.keys));
  expect(await liveToken(kysely, deps, tokenId)).not.toBeNull();
  for (const key of ["kept", "ended-since"]) {
    await addProductKey(kysely, { clock, holder: "operator", key, label: "test" });
  }
  await kysely
    .insertInto("product_scopes")
    .values({
      id: newId(clock),
      product: "practice",
      scope: "identity",
      reason: "test",
      granted_by: "operator",
      granted_at: clock(),
      ended_by: null,
      ended_at: null,
    })
    .execute();
  await logSomebodyIn(kysely);
  writeFileSync(join(dataDir, "master.key"), "secret");
  await close();
}

/** Of an account that is not there: what is looked at is what stays. */
async function logSomebodyIn(kysely: Database["kysely"]): Promise<void> {
  await sql`set session_replication_role = replica`.execute(kysely);
  const [of, until] = [newId(clock), new Date(clock().getTime() + 3_600_000)];
  const byte = Buffer.alloc(1);
  await sql`insert into account_sessions values
    (${newId(clock)}, ${byte}, ${of}, ${byte}, 'password', now(), now(), now(), ${until})`.execute(
    kysely,
  );
  await sql`insert into second_step_setups values (${of}, ${newId(clock)}, 'encrypted', null, ${until})`.execute(
    kysely,
  );
  await sql`insert into remembered_devices values (${of}, ${byte}, ${until})`.execute(kysely);
}

test("[SEC-F16 SEC-H19] a restored database has every row, no link of before works, and the audit holds", async () => {
  const tokens = await restored.selectFrom("tokens").select("id").execute();
  expect(tokens).toEqual([{ id: tokenId }]);
  expect(await liveToken(restored, deps, tokenId)).toBeNull();
  const events = await restored
    .selectFrom("audit_events")
    .select(["kind", "actor", "details"])
    .orderBy("id")
    .execute();
  expect(events).toHaveLength(3);
  const from = "command line";
  expect(events).toContainEqual({
    kind: "backup-restored",
    actor: "operator",
    details: expect.objectContaining({ from }),
  });
  await restored.transaction().execute((tx) => signAudit(tx, deps.keys));
  expect(await verifyAuditChain(restored, { ...deps, now: clock() })).toMatchObject({
    ok: true,
    events: 3,
  });
  expect(readdirSync(join(folder, "restored"))).not.toContain("restoring");
});

test("[SEC-H19] a product key works after a restore only where product-keys.json names it", async () => {
  expect(restoreSaid).toContain("nor do product keys that are not in its product-keys.json");
  expect(await findValidKey(restored, "kept")).toMatchObject({ holder: "operator" });
  expect(await findValidKey(restored, "ended-since")).toBeNull();
});

test("[SEC-H19] after a restore no product has a scope by a grant", async () => {
  expect(await grantedScopes(restored, "practice")).toEqual([]);
});

test("[SEC-H19] after a restore nobody is logged in to a page of their own account, nor remembered", async () => {
  for (const table of ["account_sessions", "second_step_setups", "remembered_devices"] as const) {
    expect(await restored.selectFrom(table).select("account_id").execute()).toEqual([]);
  }
});

test("[SEC-F16] a backup from before any migration is restored, too", async () => {
  const earlier = join(folder, "earlier");
  layEmpty(earlier);
  expect((await frontdoor("backup unmigrated", { DATA_DIR: earlier })).code).toBe(0);
  const back = { DATA_DIR: join(folder, "earlier-back") };
  expect((await frontdoor("restore unmigrated", back)).code).toBe(0);
});

test("[SEC-H19] a backup holds no master key and is its owner's alone", () => {
  expect(readdirSync(join(folder, "copy")).sort()).toEqual(["backup.json", "database"]);
  expect(statSync(join(folder, "copy")).mode & 0o777).toBe(0o700);
});

test("[SEC-F16] a database that lies elsewhere, behind a link, is opened, and copied whole", async () => {
  const linked = join(folder, "linked");
  layEmpty(linked);
  renameSync(join(linked, "database"), join(folder, "elsewhere"));
  symlinkSync(join(folder, "elsewhere"), join(linked, "database"));
  await openData(linked);
  await close();
  expect((await frontdoor("backup of-linked", { DATA_DIR: linked })).code).toBe(0);
  expect(lstatSync(join(folder, "of-linked/database")).isDirectory()).toBe(true);
});

test("a folder that a server uses is neither copied nor restored into", async () => {
  await openData(dataDir);
  const { code, err } = await frontdoor("backup again");
  expect([code, err]).toEqual([1, "The data folder is in use: stop the server first."]);
  expect(existsSync(join(folder, "again"))).toBe(false);
  await close();
});

test("a damaged backup is refused and names the file", async () => {
  cpSync(join(folder, "copy"), join(folder, "damaged"), { recursive: true });
  appendFileSync(join(folder, "damaged/database/PG_VERSION"), " ");
  const back = join(folder, "damaged-back");
  const { code, err } = await frontdoor("restore damaged", { DATA_DIR: back });
  expect([code, err]).toEqual([1, "The backup is damaged: PG_VERSION is not as it was."]);
  expect(existsSync(join(back, "database"))).toBe(false);
});

test.each(["{", "null", '{"format":1}', '{"format":1,"madeAt":"x","checksums":{"a":1}}'])(
  "a folder whose manifest is %s is no backup",
  async (manifest) => {
    mkdirSync(join(folder, "no-backup"), { recursive: true });
    writeFileSync(join(folder, "no-backup/backup.json"), manifest);
    const { code, err } = await frontdoor("restore no-backup");
    expect([code, err]).toEqual([1, `${join(folder, "no-backup")} is no backup of this command.`]);
  },
);

test("a backup that fails leaves no folder", async () => {
  expect((await frontdoor("backup data/database/inside")).code).toBe(1);
  expect(existsSync(join(dataDir, "database/inside"))).toBe(false);
});

test.runIf(process.platform === "linux")(
  "a folder that takes none is refused in words, and not tried for ever",
  () => {
    const command = [join(import.meta.dirname, "../main.ts"), "backup", "/proc/none/copy"];
    const env = { ...process.env, DATA_DIR: dataDir };
    const { status, stderr } = spawnSync(process.execPath, command, { env, timeout: 300_000 });
    expect([status, String(stderr)]).toEqual([
      1,
      expect.stringContaining("/proc/none: the folder above it is missing or takes none"),
    ]);
  },
);

test("nothing that is there is written over", async () => {
  expect((await frontdoor("backup copy")).err).toContain("is there already");
  expect((await frontdoor("restore copy")).err).toContain("move it away first");
});

test("what is no backup, no database or not embedded is said", async () => {
  const nothing = { DATA_DIR: join(folder, "nothing") };
  expect((await frontdoor("backup of-nothing", nothing)).err).toContain("holds no database");
  expect((await frontdoor("restore .")).err).toContain("is no backup of this command");
  const env = { DATABASE_URL: "postgres://a:b@localhost:5432/c" };
  expect((await frontdoor("backup copy", env)).err).toContain("use pg_dump");
  expect((await frontdoor("restore copy", env)).err).toContain("frontdoor restored");
});
