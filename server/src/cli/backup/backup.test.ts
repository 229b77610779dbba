import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { silentLog } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import { layMigrated } from "../../../test/lay.ts";
import { issueToken, liveToken } from "../../identity/tokens/tokens.ts";
import { addProductKey, findValidKey } from "../../integrations/keys/product-keys-store.ts";
import { grantedScopes } from "../../integrations/scopes/product-scopes-store.ts";
import { audit } from "../../platform/audit/audit.ts";
import { markAudit } from "../../platform/audit/audit-mark.ts";
import { sealAudit } from "../../platform/audit/sign-audit.ts";
import { verifyAuditChain } from "../../platform/audit/verify-audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { openEmbedded } from "../../platform/database/embedded/embedded.ts";
import { newId } from "../../platform/ids.ts";
import { run } from "../run.ts";

const { clock } = createTestClock();
const deps = { clock, keys: createTestKeys() };
let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "frontdoor-backup-"));
  dataDir = join(folder, "data");
});
const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openData(at = dataDir): Promise<Database> {
  const database = await openEmbedded(at, silentLog);
  open.push(database);
  return database;
}
const close = async () => open.pop()?.close();
const frontdoor = (line: string, env: Record<string, string> = {}) =>
  run(line.split(" "), { DATA_DIR: dataDir, INIT_CWD: folder, ...env });

/** A data folder with one live link, and its server stopped. */
async function filledFolder(): Promise<string> {
  const database = await openMigrated();
  const { kysely } = database;
  await markAudit(database, { ...deps, log: silentLog });
  const id = newId(clock);
  const expiresAt = new Date(clock().getTime() + 3_600_000);
  const token = { id, purpose: "password-reset", realm: "practice", subjectId: "7" } as const;
  await kysely.transaction().execute((tx) => issueToken(tx, deps, { ...token, expiresAt }));
  for (const kind of ["registered", "password-reset"]) {
    const event = { kind, actor: "7", subjectId: "7", realm: "practice" } as const;
    await kysely.transaction().execute((tx) => audit(tx, deps, event));
  }
  await kysely.transaction().execute((tx) => sealAudit(tx, deps.keys));
  expect(await liveToken(kysely, deps, id)).not.toBeNull();
  writeFileSync(join(dataDir, "master.key"), "secret");
  await close();
  return id;
}

async function openMigrated(): Promise<Database> {
  layMigrated(dataDir);
  return openData();
}

test("[SEC-F16 SEC-H19] a restored database has every row, no link of before works, and the audit holds", async () => {
  const id = await filledFolder();
  expect((await frontdoor("backup copy")).code).toBe(0);
  const restored = join(folder, "restored");
  expect(await frontdoor("restore copy", { DATA_DIR: restored })).toMatchObject({ code: 0 });
  const { kysely } = await openData(restored);
  const tokens = await kysely.selectFrom("tokens").select("id").execute();
  expect(tokens).toEqual([{ id }]);
  expect(await liveToken(kysely, deps, id)).toBeNull();
  const events = await kysely
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
  await kysely.transaction().execute((tx) => sealAudit(tx, deps.keys));
  expect(await verifyAuditChain(kysely, { ...deps, now: clock() })).toMatchObject({
    ok: true,
    events: 3,
  });
  expect(readdirSync(restored)).not.toContain("restoring");
});

test("[SEC-H19] a product key works after a restore only where product-keys.json names it", async () => {
  const { kysely } = await openMigrated();
  for (const key of ["kept", "ended-since"]) {
    await addProductKey(kysely, { clock, holder: "operator", key, label: "test" });
  }
  await close();
  await frontdoor("backup copy");
  const restored = join(folder, "restored");
  mkdirSync(restored);
  writeFileSync(join(restored, "product-keys.json"), JSON.stringify({ operator: "kept" }));
  const { out } = await frontdoor("restore copy", { DATA_DIR: restored });
  expect(out).toContain("nor do product keys that are not in its product-keys.json");
  const { kysely: after } = await openData(restored);
  expect(await findValidKey(after, "kept")).toMatchObject({ holder: "operator" });
  expect(await findValidKey(after, "ended-since")).toBeNull();
});

test("[SEC-H19] after a restore no product has a scope by a grant", async () => {
  const { kysely } = await openMigrated();
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
  await close();
  await frontdoor("backup copy");
  expect((await frontdoor("restore copy", { DATA_DIR: join(folder, "granted") })).code).toBe(0);
  const { kysely: granted } = await openData(join(folder, "granted"));
  expect(await grantedScopes(granted, "practice")).toEqual([]);
});

test("[SEC-H19] after a restore nobody is logged in to a page of their own account, nor remembered", async () => {
  const { kysely } = await openMigrated();
  // Of an account that is not there: what is tested is what stays.
  await sql`set session_replication_role = replica`.execute(kysely);
  const [of, until] = [newId(clock), new Date(clock().getTime() + 3_600_000)];
  const byte = Buffer.alloc(1);
  await sql`insert into account_sessions values
    (${newId(clock)}, ${byte}, ${of}, ${byte}, 'password', now(), now(), now(), ${until})`.execute(
    kysely,
  );
  await sql`insert into second_step_setups values (${of}, ${newId(clock)}, 'sealed', null, ${until})`.execute(
    kysely,
  );
  await sql`insert into remembered_devices values (${of}, ${byte}, ${until})`.execute(kysely);
  await close();
  await frontdoor("backup copy");
  expect((await frontdoor("restore copy", { DATA_DIR: join(folder, "logged-in") })).code).toBe(0);
  const { kysely: restored } = await openData(join(folder, "logged-in"));
  for (const table of ["account_sessions", "second_step_setups", "remembered_devices"] as const) {
    expect(await restored.selectFrom(table).select("account_id").execute()).toEqual([]);
  }
});

test("[SEC-F16] a backup from before any migration is restored, too", async () => {
  await openData();
  await close();
  await frontdoor("backup copy");
  expect((await frontdoor("restore copy", { DATA_DIR: join(folder, "earlier") })).code).toBe(0);
});

test("[SEC-H19] a backup holds no master key and is its owner's alone", async () => {
  await filledFolder();
  await frontdoor("backup copy");
  expect(readdirSync(join(folder, "copy")).sort()).toEqual(["backup.json", "database"]);
  expect(statSync(join(folder, "copy")).mode & 0o777).toBe(0o700);
});

test("a folder that a server uses is neither copied nor restored into", async () => {
  await filledFolder();
  await frontdoor("backup copy");
  await openData();
  const { code, err } = await frontdoor("backup again");
  expect([code, err]).toEqual([1, "The data folder is in use: stop the server first."]);
  expect(existsSync(join(folder, "again"))).toBe(false);
});

test("a damaged backup is refused and names the file", async () => {
  await filledFolder();
  await frontdoor("backup copy");
  appendFileSync(join(folder, "copy/database/PG_VERSION"), " ");
  const restored = join(folder, "restored");
  const { code, err } = await frontdoor("restore copy", { DATA_DIR: restored });
  expect([code, err]).toEqual([1, "The backup is damaged: PG_VERSION is not as it was."]);
  expect(existsSync(join(restored, "database"))).toBe(false);
});

test("nothing that is there is written over", async () => {
  await filledFolder();
  await frontdoor("backup copy");
  expect((await frontdoor("backup copy")).err).toContain("is there already");
  expect((await frontdoor("restore copy")).err).toContain("move it away first");
});

test("what is no backup, no database or not embedded is said", async () => {
  expect((await frontdoor("backup copy")).err).toContain("holds no database");
  expect((await frontdoor("restore .")).err).toContain("is no backup of this command");
  const env = { DATABASE_URL: "postgres://a:b@localhost:5432/c" };
  expect((await frontdoor("backup copy", env)).err).toContain("use pg_dump");
  expect((await frontdoor("restore copy", env)).err).toContain("token epoch");
});
