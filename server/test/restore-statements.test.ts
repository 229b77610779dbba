import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealAudit } from "../src/mechanisms/audit/seal-audit.ts";
import { verifyAuditChain } from "../src/mechanisms/audit/verify-audit.ts";
import { askForReset, registerPerson } from "./accounts.ts";
import { type House, openHouse } from "./house.ts";
import { goodPassword } from "./people.ts";
import { callerAs } from "./product-keys.ts";
import { askForRemoval } from "./removal.ts";
import { opens } from "./symmetry/realms.ts";

const document = readFileSync(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
const restore = /## Restore[\s\S]*?```sql\n([\s\S]*?)```/.exec(document)?.[1] ?? "";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("[SEC-F16 SEC-H19] after what the operator runs on a restored server no link, code or key of before works, and the audit holds", async () => {
  const { username } = await registerPerson(house);
  const { token, code } = await askForReset(house, username);
  const leaving = await registerPerson(house);
  const removal = await askForRemoval(house, leaving.username);
  const operator = await callerAs(house, "operator");
  const { clock, keys } = house.deps;
  await house.database.kysely.transaction().execute((tx) => sealAudit(tx, keys));
  const verify = () => verifyAuditChain(house.database.kysely, { keys, now: clock() });
  const head = await verify();

  expect(restore).toContain("token_epoch");
  for (const statement of restore.split(";").filter((part) => part.trim() !== "")) {
    await sql.raw(statement).execute(house.database.kysely);
  }

  const password = "violet-gravel-77";
  const answers = [
    await house.post("/practice/security/password/processReset", { password, token }),
    await house.post("/practice/security/password/processResetWithOtp", {
      otp: code,
      username,
      password,
    }),
    await house.get(`/practice/profile/deleterequest/validate/${removal.token}`),
    await operator.get("/audit"),
  ];
  for (const { statusCode } of answers) expect([400, 401, 404, 410]).toContain(statusCode);
  expect(await opens(house, username, goodPassword)).toBe(true);
  expect(head.ok).toBe(true);
  expect(await verify()).toEqual(head);
});
