import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { apiBasePaths, type Call } from "@frontdoor/contract/call.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import { keyHolders } from "@frontdoor/contract/products/keys.ts";
import { permissions } from "@frontdoor/contract/staff/permissions.ts";
import { type StaffRole, staffRoles } from "@frontdoor/contract/staff/roles.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { permissionCases as cases } from "../../../test/permission-cases.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { staffAs } from "../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

const reason = "test";

let server: TestServer;
const callers: Record<string, Caller> = {};
const endedKeys: string[] = [];

beforeAll(async () => {
  server = await openTestServer();
  const operator = await callerAs(server, "operator");
  const owner = await staffAs(server, "owner");
  for (const holder of keyHolders) {
    callers[holder] = await callerAs(server, holder);
    const { id, key } = await callerAs(server, holder);
    await operator.post(`/keys/${id}/end`, { reason });
    endedKeys.push(key);
  }
  for (const role of staffRoles) {
    callers[role] = await staffAs(server, role);
    const brief = await staffAs(server, role, { days: 1 });
    endedKeys.push(await endedStaffKey(owner, role), await renewedStaffKey(operator, role));
    endedKeys.push(brief.key);
  }
  server.advance({ hours: 24 });
});
afterAll(() => server.close());

async function endedStaffKey(owner: Caller, role: StaffRole): Promise<string> {
  const { id, key } = await staffAs(server, role);
  expect((await owner.post(`/staff/${id}/end`, { reason })).statusCode).toBe(200);
  return key;
}

async function renewedStaffKey(operator: Caller, role: StaffRole): Promise<string> {
  const { id, key } = await staffAs(server, role);
  expect((await operator.post(`/staff/${id}/key`, { reason })).statusCode).toBe(200);
  return key;
}

/** The calls that somebody was refused, as the audit has it. */
async function refusedCalls(id: string | undefined) {
  const events = await server.database.kysely
    .selectFrom("audit_events")
    .select("details")
    .where("kind", "=", "staff-call-refused")
    .where("actor", "=", `staff:${id}`)
    .execute();
  return events.map(({ details }) => details.call);
}

const names = Object.keys(productCalls) as (keyof ProductCalls)[];

function ask(name: keyof ProductCalls, authorization?: string) {
  const call: Call = productCalls[name];
  const path = apiBasePaths.products.replace("/api", "") + call.path.replace("{id}", randomUUID());
  const headers = authorization === undefined ? {} : { authorization };
  return call.method === "GET"
    ? server.get(path, { headers })
    : server.post(path, cases[name].body, { headers });
}

test.each(names.flatMap((name) => [...keyHolders, ...staffRoles].map((holder) => [name, holder])))(
  "[SEC-L1] %s is open to %s exactly when the table says so",
  async (name, holder) => {
    const call = name as keyof ProductCalls;
    const answer = await ask(call, `Bearer ${callers[holder]?.key}`);
    if (cases[call].holders.includes(holder)) {
      expect(["UNAUTHORISED", "ROLE_REFUSED"]).not.toContain(answer.json().code);
    } else if (
      staffRoles.some((role) => role === holder) &&
      cases[call].holders.includes("owner")
    ) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, "ROLE_REFUSED"]);
      expect(await refusedCalls(callers[holder]?.id)).toContain(call);
    } else {
      expect(answer.statusCode).toBe(401);
    }
  },
);

test.each(names)(
  "[SEC-L2] %s answers every wrong key alike, an expired one as well",
  async (name) => {
    const ended = endedKeys.map((key) => `Bearer ${key}`);
    const answers = [await ask(name)];
    for (const header of ["Bearer invented", "Bearer ", "Basic b3BlcmF0b3I6", ...ended]) {
      answers.push(await ask(name, header));
    }
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.body).toBe(answers[0]?.body);
    }
  },
);

const posts = names.filter((name) => productCalls[name].method === "POST");
test.each(posts)("[SEC-L2] %s asks who it is before it looks at what is sent", async (name) => {
  const path = apiBasePaths.products + productCalls[name].path.replace("{id}", randomUUID());
  const url = path.replace(/\{\w+\}/g, "x");
  for (const payload of ['{"reason":5}', "{", "[]"]) {
    for (const type of ["application/json", "text/plain"]) {
      const headers = { "content-type": type, "idempotency-key": "two words" };
      const answer = await server.app.inject({ method: "POST", url, headers, payload });
      expect([payload, type, answer.statusCode]).toEqual([payload, type, 401]);
    }
  }
});

test("[SEC-C16 SEC-B9] support and products set or see no password: no call has a field for one, but the owner's that brings another system's hashes in", () => {
  const documents = new URL("../../../../docs/api/", import.meta.url);
  const documentOf = (api: string) => readFileSync(new URL(`${api}.json`, documents), "utf8");
  const aPassword = /"[^"]*passw[^"]*":\s*\{/i;
  expect(documentOf("practice")).toMatch(aPassword);
  const { paths, ...others } = JSON.parse(documentOf("products"));
  expect(JSON.stringify(others)).not.toMatch(aPassword);
  const calls = Object.keys(paths).filter((path) => aPassword.test(JSON.stringify(paths[path])));
  expect(calls).toEqual(["/accounts/import-people"]);
  expect(permissions.importPeople).toEqual(["owner"]);
});
