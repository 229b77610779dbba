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
const endedKeys = {
  ofProducts: [] as string[],
  ofEndedStaff: [] as string[],
  renewed: [] as string[],
  expired: [] as string[],
};

beforeAll(async () => {
  server = await openTestServer({ environment: { WEBHOOK_NETWORKS: "192.0.2.0/24" } });
  const operator = await callerAs(server, "operator");
  const owner = await staffAs(server, "owner");
  for (const holder of keyHolders) {
    callers[holder] = await callerAs(server, holder);
    const { id, key } = await callerAs(server, holder);
    await operator.post(`/keys/${id}/end`, { reason });
    endedKeys.ofProducts.push(key);
  }
  for (const role of staffRoles) {
    callers[role] = await staffAs(server, role);
    const brief = await staffAs(server, role, { days: 1 });
    endedKeys.ofEndedStaff.push(await endedStaffKey(owner, role));
    endedKeys.renewed.push(await renewedStaffKey(operator, role));
    endedKeys.expired.push(brief.key);
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

const names = Object.keys(productCalls) as (keyof ProductCalls)[];

function ask(name: keyof ProductCalls, authorization?: string) {
  const call: Call = productCalls[name];
  const path = apiBasePaths.products.replace("/api", "") + call.path.replace("{id}", randomUUID());
  const headers = authorization === undefined ? {} : { authorization };
  return call.method === "GET"
    ? server.get(path, { headers })
    : server.post(path, cases[name].body, { headers });
}

const everybody = [...keyHolders, ...staffRoles];
const isOpenTo = (holder: string) => (name: keyof ProductCalls) =>
  cases[name].holders.includes(holder);
/** What members of staff are told of by name: the calls that are somebody's of staff. */
const isForStaff = isOpenTo("owner");
const isStaff = (holder: string) => staffRoles.some((role) => role === holder);

test.each(names)(
  "[SEC-L1] %s is open to every holder of a key exactly when the table says so",
  async (name) => {
    for (const holder of everybody) {
      const answer = await ask(name, `Bearer ${callers[holder]?.key}`);
      const told = [holder, answer.statusCode, answer.json().code];
      if (isOpenTo(holder)(name)) {
        expect(["UNAUTHORISED", "ROLE_REFUSED"], holder).not.toContain(told[2]);
      } else if (isStaff(holder) && isForStaff(name)) {
        expect(told).toEqual([holder, 403, "ROLE_REFUSED"]);
      } else {
        expect(told).toEqual([holder, 401, "UNAUTHORISED"]);
      }
    }
  },
);

test.each(staffRoles)("[SEC-L1] the audit names every call that %s was refused", async (role) => {
  const refused = names.filter((name) => isForStaff(name) && !isOpenTo(role)(name));
  const { id, key } = await staffAs(server, role);
  for (const name of refused) {
    expect((await ask(name, `Bearer ${key}`)).json().code).toBe("ROLE_REFUSED");
  }
  const events = await server.database.kysely
    .selectFrom("audit_events")
    .select("details")
    .where("kind", "=", "staff-call-refused")
    .where("actor", "=", `staff:${id}`)
    .execute();
  expect(events.map(({ details }) => details.call).toSorted()).toEqual(refused.toSorted());
});

/** Every call asks the same way who it is: one ended key of each kind is enough at each, in turn one of each holder. */
test.each(names.map((name, at) => ({ name, at })))(
  "[SEC-L2] $name answers every wrong key alike, an expired one as well",
  async ({ name, at }) => {
    const ended = Object.values(endedKeys).map((keys) => `Bearer ${keys[at % keys.length]}`);
    const none = await ask(name);
    expect(none.statusCode).toBe(401);
    for (const header of ["Bearer invented", "Bearer ", "Basic b3BlcmF0b3I6", ...ended]) {
      const answer = await ask(name, header);
      expect([header, answer.statusCode, answer.body]).toEqual([header, 401, none.body]);
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
