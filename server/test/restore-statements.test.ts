import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grantedScopes } from "../src/integrations/scopes/product-scopes-store.ts";
import { sealAudit } from "../src/platform/audit/sign-audit.ts";
import { verifyAuditChain } from "../src/platform/audit/verify-audit.ts";
import { askForReset, registerPerson } from "./accounts.ts";
import { newOwner } from "./own-account.ts";
import { goodPassword } from "./people.ts";
import { callerAs } from "./product-keys.ts";
import { askForRemoval } from "./removal.ts";
import { staffAs } from "./staff.ts";
import { opens } from "./symmetry/realms.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

const document = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
const restore = /## Restore[\s\S]*?```sql\n([\s\S]*?)```/.exec(document)?.[1] ?? "";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test("[SEC-F16 SEC-H19] after what the operator runs on a restored server no link, code, key or grant of before works, and the audit holds", async () => {
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
  await server.database.kysely.transaction().execute((tx) => sealAudit(tx, keys));
  const verify = () => verifyAuditChain(server.database.kysely, { keys, now: clock() });
  const head = await verify();

  const owner = await newOwner(server);
  expect((await owner.get("/overview")).statusCode).toBe(200);

  expect(restore).toContain("token_epoch");
  for (const statement of restore.split(";").filter((part) => part.trim() !== "")) {
    await sql.raw(statement).execute(server.database.kysely);
  }

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
