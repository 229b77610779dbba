import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedLookups } from "../src/directory/seed/seed-lookups.ts";
import { peopleJobs } from "../src/maintenance/people-jobs.ts";
import { retentionJobs } from "../src/maintenance/retention-jobs.ts";
import { sendingJobs } from "../src/maintenance/sending-jobs.ts";
import { audit } from "../src/platform/audit/audit.ts";
import { auditJobs, moveSignaturesToCurrentKey } from "../src/platform/audit/audit-jobs.ts";
import { markAudit } from "../src/platform/audit/audit-mark.ts";
import { signAudit } from "../src/platform/audit/sign-audit.ts";
import { verifyAuditChain } from "../src/platform/audit/verify-audit.ts";
import { grantApplication } from "../src/platform/database/application-rights.ts";
import type { Database } from "../src/platform/database/database.ts";
import { isInUse } from "../src/platform/database/embedded/move-database.ts";
import { isMigrated, migrate } from "../src/platform/database/migrate.ts";
import { openPostgres } from "../src/platform/database/postgres/postgres.ts";
import { createKeys } from "../src/platform/keys/keys.ts";
import { silentLog } from "./database.ts";
import { createDatabase } from "./postgres-databases.ts";

const [old, next] = [randomBytes(32), randomBytes(32)];
const serverUrl = process.env.TEST_DATABASE_URL;

describe.runIf(serverUrl)(
  "[SEC-H14] A process with the rights that migrate --grant gives it",
  () => {
    const role = `frontdoor_app_${process.pid}`;
    let owner: Database;
    let app: Database;
    let drop: () => Promise<void>;
    const run = (database: Database, statement: string) =>
      sql.raw(statement).execute(database.kysely);

    beforeAll(async () => {
      const created = await createDatabase(serverUrl ?? "");
      ({ drop } = created);
      owner = await openPostgres(created.url, silentLog);
      await migrate(owner);
      await run(owner, `create role ${role} login`);
      await grantApplication(owner, role);
      const url = new URL(created.url);
      url.username = role;
      app = await openPostgres(url.href, silentLog);
    });
    afterAll(async () => {
      await app.close();
      await run(owner, `drop owned by ${role}; drop role ${role}`);
      await owner.close();
      await drop();
    });

    test("sees that a process with another role is connected", async () => {
      await owner.ping();
      expect(await isInUse(app.kysely)).toBe(true);
    });

    test("starts, writes, keeps its audit and does its maintenance", async () => {
      expect(await migrate(app)).toEqual([]);
      expect(await isMigrated(app)).toBe(true);
      await seedLookups(app);
      const clock = () => new Date();
      const event = { kind: "tried", actor: "system", subjectId: null, realm: null };
      await app.kysely.transaction().execute((tx) => audit(tx, { clock }, event));
      const keys = createKeys(old);
      await markAudit(app, { keys, clock, log: silentLog });
      expect(await app.kysely.transaction().execute((tx) => signAudit(tx, keys))).toBe(1);
      const jobs = [...auditJobs(keys, silentLog), ...retentionJobs, ...sendingJobs, ...peopleJobs];
      for (const job of jobs) await job.run(app, clock());
    });

    test("[SEC-H18] writes the audit's codes with a new master key", async () => {
      expect(
        await moveSignaturesToCurrentKey(createKeys(next, old), silentLog).run(app, new Date()),
      ).toBe(1);
      const known = { keys: createKeys(next), now: new Date() };
      expect(await verifyAuditChain(app.kysely, known)).toMatchObject({ ok: true, events: 1 });
    });

    test.each([
      "create table more (id int)",
      "drop table accounts",
      "alter table accounts add more int",
      "alter table audit_events disable trigger user",
      "truncate accounts",
      "truncate audit_events",
      "update audit_events set kind = 'other'",
      "update audit_seals set hash = hash",
      "update audit_seals set event_hash = hash, mac = hash",
      "delete from audit_seals",
      "delete from kysely_migration",
      "create role another",
    ])("may not: %s", async (statement) => {
      await expect(run(app, statement)).rejects.toMatchObject({ code: "42501" });
    });
  },
);
