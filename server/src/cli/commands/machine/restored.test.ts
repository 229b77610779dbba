import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newOwner } from "../../../../test/account-settings.ts";
import { accountOf, askForReset, registerPerson } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { createMigratedDatabase } from "../../../../test/postgres-databases.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { askForRemoval } from "../../../../test/removal.ts";
import { staffAs } from "../../../../test/staff.ts";
import { opens } from "../../../../test/symmetry/realms.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { grantedScopes } from "../../../integrations/scopes/product-scopes-store.ts";
import { signAudit } from "../../../platform/audit/sign-audit.ts";
import { verifyAuditChain } from "../../../platform/audit/verify-audit.ts";
import { openDatabase } from "../../../platform/database/open-database.ts";
import { endRestored } from "../../backup/end-restored.ts";
import { run } from "../../run.ts";
import { silentLog } from "../../with-database.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test("[SEC-F16 SEC-H19] after `frontdoor restored` on a restored server no link, code, key or grant of before works, and the audit holds", async () => {
  const { username } = await registerPerson(server);
  const { token, code } = await askForReset(server, username);
  const leaving = await registerPerson(server);
  const removal = await askForRemoval(server, leaving.username);
  const operator = await callerAs(server, "operator");
  const reason = "checks the register";
  await operator.post("/scopes/grant", { product: "practice", scope: "identity", reason });
  const staff = await staffAs(server, "auditor");
  expect((await staff.get("/audit")).statusCode).toBe(200);
  const { clock, keys } = server.deps;
  await server.database.kysely.transaction().execute((tx) => signAudit(tx, keys));
  const verify = () => verifyAuditChain(server.database.kysely, { keys, now: clock() });
  const head = await verify();

  const owner = await newOwner(server);
  expect((await owner.get("/overview")).statusCode).toBe(200);

  const ended = await endRestored(server.database, clock, { keep: [], endsPasskeys: false });
  expect(ended.productKeys).toBeGreaterThan(0);
  expect(ended).toMatchObject({ grants: 1, staffKeys: 1 });

  const password = "violet-gravel-77";
  const answers = [
    await server.post("/practice/security/password/processReset", { password, token }),
    await server.post("/practice/security/password/processResetWithOtp", {
      otp: code,
      username,
      password,
    }),
    await server.get(`/practice/profile/deleterequest/validate/${removal.token}`),
    await operator.get("/audit"),
    await staff.get("/audit"),
    await owner.get("/overview"),
  ];
  for (const { statusCode } of answers) expect([400, 401, 404, 410]).toContain(statusCode);
  expect(await grantedScopes(server.database.kysely, "practice")).toEqual([]);
  expect(await opens(server, username, goodPassword)).toBe(true);
  expect(head.ok).toBe(true);
  expect(await verify()).toEqual(head);
});

test("[SEC-H19] passkeys and recovery codes end where the operator asks for it, and not otherwise", async () => {
  const { clock } = server.deps;
  const { kysely } = server.database;
  const { id: accountId } = await accountOf(server, (await registerPerson(server)).username);
  const code_hash = Buffer.alloc(32, 1);
  await kysely
    .insertInto("recovery_codes")
    .values({ account_id: accountId, code_hash, key_id: "current" })
    .execute();
  const left = () => kysely.selectFrom("recovery_codes").select("account_id").execute();
  await endRestored(server.database, clock, { keep: [], endsPasskeys: false });
  expect(await left()).toHaveLength(1);
  await endRestored(server.database, clock, { keep: [], endsPasskeys: true });
  expect(await left()).toEqual([]);
});

test("the embedded database is restored by another command", async () => {
  const { code, err } = await run(["restored"], { DATA_DIR: tmpdir() });
  expect(code).toBe(1);
  expect(err).toContain("use frontdoor restore <folder>");
});

const serverUrl = process.env.TEST_DATABASE_URL;
test.runIf(serverUrl)("the command does it on the server that DATABASE_URL names", async () => {
  const { url, drop } = await createMigratedDatabase(serverUrl ?? "");
  const { code, out, err } = await run(["restored"], { DATABASE_URL: url });
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain("frontdoor key first");
  await drop();
});

test.runIf(serverUrl)(
  "[SEC-H19] nothing ends on a server whose processes run: it may be another than the restored one",
  async () => {
    const { url, drop } = await createMigratedDatabase(serverUrl ?? "");
    const running = await openDatabase({ databaseUrl: url, dataDir: tmpdir() }, silentLog);
    const events = () => running.kysely.selectFrom("audit_events").select("kind").execute();
    const before = await events();
    const { code, err } = await run(["restored"], { DATABASE_URL: url });
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining("Processes of Frontdoor are connected: stop them first"),
    });
    expect(await events()).toEqual(before);
    await running.close();
    await drop();
  },
);
