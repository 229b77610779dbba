import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, callerAs } from "../../../../test/product-keys.ts";
import { staffAs } from "../../../../test/staff.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { setApiScopes } from "../../../integrations/openid-state/openid-clients.ts";

let server: TestServer;
let operator: Caller;
beforeAll(async () => {
  server = await openTestServer();
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const add = (terms: object) =>
  operator.post("/openid/clients/add", {
    id: "x",
    product: "practice",
    redirectUris: ["https://app.example/callback"],
    postLogoutRedirectUris: [],
    backchannelLogoutUri: null,
    initiateLoginUri: null,
    refreshHours: 12,
    wantedAcr: null,
    reason: "test",
    ...terms,
  });

test.each<[string, object, string]>([
  ["a page without a profile", { type: "browser" }, "profile"],
  ["an app without a profile", { type: "native" }, "profile"],
  [
    "a site with a scheme of its own",
    { profile: "standard", redirectUris: ["com.example:/a"] },
    "redirectUris",
  ],
  [
    "an app with a scheme that names nobody",
    { type: "native", profile: "standard", redirectUris: ["myapp:/a"] },
    "redirectUris",
  ],
  [
    "an app at http elsewhere",
    { type: "native", profile: "standard", redirectUris: ["http://app.example/a"] },
    "redirectUris",
  ],
  ...["localhost", "127.0.0.1", "[::1]"].map((host): [string, object, string] => [
    `an app at https on its own device, ${host}`,
    { type: "native", profile: "standard", redirectUris: [`https://${host}/a`] },
    "redirectUris",
  ]),
  ...["https:app.example/a", "https:/\\app.example/a", "HTTPS://app.example/a"].map(
    (address): [string, object, string] => [
      `a site at what a parser alone makes an address of, ${address}`,
      { profile: "standard", redirectUris: [address] },
      "redirectUris",
    ],
  ),
  [
    "a script for an address",
    { type: "native", profile: "standard", redirectUris: ["javascript:alert(1)"] },
    "redirectUris",
  ],
])("%s is told what to write", async (_case, terms, field) => {
  const refused = await add(terms);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
});

const findingsOf = async (id: string): Promise<Record<string, string>[]> =>
  (await operator.get(`/openid/clients/${id}/check`)).json();
const said = (findings: Record<string, string>[], state: string) =>
  findings.filter((finding) => finding.state === state).map(({ about }) => about);

test("a check of a standard client finds it well, and says of a strict one what a library has to do", async () => {
  await add({
    id: "well",
    profile: "standard",
    postLogoutRedirectUris: ["https://app.example/bye"],
    backchannelLogoutUri: "https://127.0.0.1:1/logout",
  });
  const well = await findingsOf("well");
  expect(said(well, "fail")).toEqual(["backchannelLogoutUri"]);
  expect(well.find(({ about }) => about === "backchannelLogoutUri")).toMatchObject({
    found: "https://127.0.0.1:1/logout does not answer.",
  });
  expect(said(well, "warn")).toEqual([]);
  expect(well[0]?.found).toContain("https://localhost:3000/oidc");
  await add({ id: "strict-one", profile: "strict" });
  expect(said(await findingsOf("strict-one"), "warn")).toEqual([
    "requests",
    "ID tokens",
    "backchannelLogoutUri",
  ]);
  expect((await operator.get("/openid/clients/nobodys/check")).statusCode).toBe(404);
});

test("a check says which client nobody can log in by: without a key, of a product without logins, with another back end", async () => {
  await add({ id: "keyless", product: "academic" });
  await add({ id: "patients", product: "patient", profile: "standard" });
  expect(said(await findingsOf("keyless"), "fail")).toEqual(["secret"]);
  expect(said(await findingsOf("patients"), "fail")).toEqual(["product"]);
  await callerAs(server, "academic");
  expect(said(await findingsOf("keyless"), "fail")).toEqual([]);
});

test("a check tells of an earlier secret that still goes on, and of an app at localhost", async () => {
  await add({ id: "rotated", profile: "standard" });
  await operator.post("/openid/clients/rotated/rotate", { reason: "test" });
  expect(said(await findingsOf("rotated"), "warn")).toEqual(["secret", "backchannelLogoutUri"]);
  await add({
    id: "app",
    type: "native",
    profile: "standard",
    redirectUris: ["http://localhost/callback", "http://127.0.0.1/callback"],
  });
  const findings = await findingsOf("app");
  expect(said(findings, "warn")).toEqual(["redirectUris"]);
  expect(findings).toContainEqual(
    expect.objectContaining({ found: "http://127.0.0.1/callback, at any port." }),
  );
});

const api = "https://api.practice.example";
const addApi = (terms: object) =>
  operator.post("/openid/apis/add", {
    identifier: api,
    product: "practice",
    scopes: ["records:read", "records:write"],
    tokens: "jwt",
    tokenMinutes: 10,
    reason: "test",
    ...terms,
  });

test.each([
  ["identifier", { identifier: "records" }],
  ["identifier", { identifier: "https://a.example/#b" }],
  ["scopes", { scopes: ["two words"] }],
  ["scopes", { scopes: ["profile"] }],
  ["scopes", { scopes: ["a", "a"] }],
  ["tokenMinutes", { tokenMinutes: 60 }],
])("an API is told what to write in %s: %o", async (field, terms) => {
  const refused = await addApi({ identifier: "https://new.example", ...terms });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
});

test("scopes of an API are granted of the client's product and of that API, are listed with the client, and are taken away by an owner", async () => {
  const foreign = "https://api.academic.example";
  await addApi({});
  await addApi({ identifier: foreign, product: "academic" });
  await add({ id: "granted", profile: "standard" });
  const grant = (id: string, identifier: string, scopes = ["records:read"]) =>
    operator.post(`/openid/clients/${id}/apis`, { identifier, scopes, reason: "test" });
  expect((await grant("granted", foreign)).json().code).toBe("OPENID_API_UNKNOWN");
  expect((await grant("nobody", api)).json().code).toBe("OPENID_CLIENT_UNKNOWN");
  expect((await grant("granted", api, ["admin"])).json().fields).toHaveProperty("scopes");
  expect((await grant("granted", api)).statusCode).toBe(200);
  expect((await operator.get("/openid/clients")).json()).toContainEqual(
    expect.objectContaining({ id: "granted", apiScopes: { [api]: ["records:read"] } }),
  );
  const owner = await staffAs(server, "owner");
  const none = { identifier: api, scopes: [], reason: "reads no more" };
  expect((await owner.post("/openid/clients/granted/apis", none)).statusCode).toBe(200);
  expect((await listed("granted")).apiScopes).toEqual({});
});

const listed = async (id: string) =>
  (await operator.get("/openid/clients")).json().find((client: { id: string }) => client.id === id);
const change = (id: string, changes: object) =>
  operator.post(`/openid/clients/${id}/change`, { ...changes, reason: "moved" });

test("a change says what it says, leaves the rest, and stands in the audit by its fields", async () => {
  await add({ id: "moving", profile: "standard", wantedAcr: "mfa" });
  const before = await listed("moving");
  const moved = { redirectUris: ["https://new.example/callback"], refreshHours: 24 };
  expect((await change("moving", moved)).statusCode).toBe(200);
  expect(await listed("moving")).toEqual({ ...before, ...moved });
  expect((await change("moving", { wantedAcr: null })).statusCode).toBe(200);
  expect(await listed("moving")).toEqual({ ...before, ...moved, wantedAcr: null });
  const events = await server.database.kysely
    .selectFrom("audit_events")
    .select("details")
    .where("kind", "=", "openid-client-changed")
    .orderBy("id")
    .execute();
  expect(
    events.map(({ details }) => [details.clientId, details.change, details.reason]).sort(),
  ).toEqual([
    ["moving", "redirectUris refreshHours", "moved"],
    ["moving", "wantedAcr", "moved"],
  ]);
});

test("a change is held to what an added client is", async () => {
  const startUrl = "https://practice.example/start";
  await add({ id: "first", profile: "standard", initiateLoginUri: startUrl });
  await add({ id: "second", profile: "standard" });
  const refused = async (id: string, changes: object) => {
    const answer = await change(id, changes);
    return [answer.statusCode, ...Object.keys(answer.json().fields ?? {})];
  };
  expect(await refused("second", { backchannelLogoutUri: "Naledi" })).toEqual([
    400,
    "backchannelLogoutUri",
  ]);
  expect(await refused("second", { redirectUris: [] })).toEqual([400, "redirectUris"]);
  expect(await refused("second", { redirectUris: ["com.example:/a"] })).toEqual([
    400,
    "redirectUris",
  ]);
  expect(await refused("second", { initiateLoginUri: startUrl })).toEqual([
    400,
    "initiateLoginUri",
  ]);
  const elsewhere = { initiateLoginUri: "https://elsewhere.example/" };
  expect(await refused("first", elsewhere)).toEqual([400, "initiateLoginUri"]);
  expect((await listed("first")).initiateLoginUri).toBe(startUrl);
  expect((await change("first", { initiateLoginUri: `${startUrl}/here` })).statusCode).toBe(200);
  expect(await refused("nobodys", { refreshHours: 1 })).toEqual([404]);
});

test("[SEC-L2] an integrator takes over no client that an owner granted scopes of an API", async () => {
  const integrator = await staffAs(server, "integrator");
  await addApi({ identifier: "https://granted.example" });
  await add({ id: "taken-over", type: "machine", profile: "standard", redirectUris: [] });
  const rotate = (by: Caller) => by.post("/openid/clients/taken-over/rotate", { reason: "test" });
  expect((await rotate(integrator)).statusCode).toBe(200);
  const granted = {
    identifier: "https://granted.example",
    scopes: ["records:read"],
    reason: "test",
  };
  expect((await integrator.post("/openid/clients/taken-over/apis", granted)).statusCode).toBe(403);
  await operator.post("/openid/clients/taken-over/apis", granted);
  expect((await rotate(integrator)).json().code).toBe("ROLE_REFUSED");
  const moved = { refreshHours: 24, reason: "test" };
  const changed = await integrator.post("/openid/clients/taken-over/change", moved);
  expect(changed.json().code).toBe("ROLE_REFUSED");
  expect((await rotate(operator)).statusCode).toBe(200);
});

test.runIf(process.env.TEST_DATABASE_URL)(
  "[SEC-L2] an integrator changes no client that is granted scopes of an API at this moment",
  async () => {
    const { kysely } = server.database;
    const integrator = await staffAs(server, "integrator");
    await add({ id: "being-granted", profile: "standard" });
    const waiting = sql<{ many: number }>`select count(*) as many from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const howMany = async () => Number((await waiting.execute(kysely)).rows[0]?.many);
    const { changing } = await kysely.transaction().execute(async (tx) => {
      await setApiScopes(tx, { id: "being-granted", identifier: api, scopes: ["records:read"] });
      const moved = { redirectUris: ["https://thief.example/callback"], reason: "test" };
      const changing = integrator.post("/openid/clients/being-granted/change", moved);
      await expect.poll(howMany).toBe(1);
      return { changing };
    });
    expect((await changing).json().code).toBe("ROLE_REFUSED");
  },
);
