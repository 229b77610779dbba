import { randomUUID } from "node:crypto";
import { apiBasePaths, type Call } from "@frontdoor/contract/call.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import { type StaffRole, staffRoles } from "@frontdoor/contract/staff/roles.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  browserWith,
  consoleUrl,
  logIn,
  newMember,
  openTestConsole,
  type TestConsole,
} from "../../../../test/console.ts";
import { permissionCases } from "../../../../test/permission-cases.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { endRestoredStaffKeys } from "../../../directory/staff/end-console.ts";

let server: TestConsole;
beforeAll(async () => {
  server = await openTestConsole();
});
afterAll(() => server.close());

const cookie = "__Host-fd-staff";
const device = "__Host-fd";
const one = async (role: StaffRole = "support") => {
  const member = await newMember(server, role);
  return { member, browser: await logIn(server, member) };
};
type Browser = Awaited<ReturnType<typeof one>>["browser"];
const statusOf = async (browser: Browser) => (await browser.get("/staff/me")).statusCode;

test("[SEC-L10] the cookie goes to calls alone, over https, to no script and with no request of another site", async () => {
  const member = await newMember(server);
  const step = await server.consolePost("/staff/login", {
    emailAddress: member.emailAddress,
    password: "estuary-lantern-41",
  });
  const cookies = Object.fromEntries(step.cookies.map(({ name, value }) => [name, value]));
  const body = { token: step.json().token, code: member.code() };
  const entered = await server.consolePost("/staff/second-step", body, { cookies });
  const set = String(entered.headers["set-cookie"])
    .split(/,(?=__)/)
    .find((each) => each.startsWith(cookie));
  expect(set).toMatch(
    /^__Host-fd-staff=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test("[SEC-L10] a login is of its browser, and has an id of its own each time", async () => {
  const { member, browser } = await one();
  expect(await statusOf(browser)).toBe(200);
  const stolen = { [cookie]: browser.cookies[cookie] ?? "" };
  expect((await server.consoleGet("/staff/me", { cookies: stolen })).statusCode).toBe(401);
  const other = await one();
  const moved = { ...stolen, [device]: other.browser.cookies[device] ?? "" };
  expect((await server.consoleGet("/staff/me", { cookies: moved })).statusCode).toBe(401);
  const again = await logIn(server, member, { cookies: browser.cookies });
  expect(again.cookies[cookie]).not.toBe(browser.cookies[cookie]);
  const planted = { ...browser.cookies, [cookie]: "p".repeat(43) };
  expect((await server.consoleGet("/staff/me", { cookies: planted })).statusCode).toBe(401);
});

test("[SEC-L10] at the address of the site the cookie means nothing, and there is no call of the console", async () => {
  const { browser } = await one("owner");
  const { cookies } = browser;
  const headers = { "sec-fetch-site": "same-origin" };
  const asked = await server.get("/products/staff/me", { cookies, headers });
  expect([asked.statusCode, asked.json().code]).toEqual([401, "UNAUTHORISED"]);
  const written = await server.post("/products/invites/practice", {}, { cookies, headers });
  expect(written.statusCode).not.toBe(200);
  for (const path of ["/staff/me", "/staff/login", "/staff/set-up/read"]) {
    expect((await server.get(path, { cookies, headers })).statusCode).toBe(404);
    expect((await server.post(path, {}, { cookies, headers })).statusCode).toBe(404);
  }
});

describe("[SEC-L11] a login to the console ends", () => {
  test("after 15 minutes without a call, each of which keeps it alive", async () => {
    const { browser } = await one();
    expect(await statusOf(browser)).toBe(200);
    for (let n = 0; n < 3; n += 1) {
      server.advance({ minutes: 14, seconds: 59 });
      expect(await statusOf(browser)).toBe(200);
    }
    server.advance({ minutes: 15 });
    expect(await statusOf(browser)).toBe(401);
  });

  test("after eight hours whatever is called", async () => {
    const { browser } = await one();
    for (let minutes = 0; minutes < 8 * 60 - 10; minutes += 10) {
      server.advance({ minutes: 10 });
      expect(await statusOf(browser)).toBe(200);
    }
    server.advance({ minutes: 10 });
    expect(await statusOf(browser)).toBe(401);
  });

  test("by log out, of this browser alone, and of nobody but whom the page shows", async () => {
    const { member, browser } = await one();
    const other = await logIn(server, member);
    const logOutOf = (id: string) => browser.post("/staff/log-out", {}, { "staff-member": id });
    const ofAnother = await logOutOf((await newMember(server)).id);
    expect([ofAnother.cookies, await statusOf(browser)]).toEqual([[], 200]);
    const answer = await logOutOf(member.id);
    expect(answer.cookies).toMatchObject([{ name: cookie, value: "", path: "/" }]);
    expect([await statusOf(browser), await statusOf(other)]).toEqual([401, 200]);
    expect((await browser.post("/staff/log-out")).statusCode).toBe(200);
  });

  test("from another of one's own, each by itself or all at once; nobody else's", async () => {
    const { member, browser } = await one();
    const [lost, other] = [await logIn(server, member), await logIn(server, member)];
    const { browser: strange } = await one();
    const { sessions } = (await browser.get("/staff/me")).json();
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({ isThis: true, way: "code" });
    const idIn = async (which: Browser) => (await which.get("/staff/me")).json().sessions[0].id;
    expect(sessions[0].id).toBe(await idIn(browser));
    const lostId = await idIn(lost);
    await strange.post(`/staff/sessions/${lostId}/end`);
    expect(await statusOf(lost)).toBe(200);
    expect((await browser.post(`/staff/sessions/${lostId}/end`)).statusCode).toBe(200);
    expect((await browser.post(`/staff/sessions/${lostId}/end`)).statusCode).toBe(200);
    expect([await statusOf(lost), await statusOf(other)]).toEqual([401, 200]);
    expect((await lost.post("/staff/sessions/end-others")).json().code).toBe("SESSION_ENDED");
    expect((await browser.post("/staff/sessions/end-others")).statusCode).toBe(200);
    expect([await statusOf(browser), await statusOf(other)]).toEqual([200, 401]);
    expect(await statusOf(strange)).toBe(200);
    const ended = await server.database.kysely
      .selectFrom("audit_events")
      .select(["actor", "details"])
      .where("kind", "=", "staff-logged-out")
      .where("actor", "=", `staff:${member.id}`)
      .execute();
    expect(ended.map(({ details }) => details.ended)).toEqual([1, 1]);
  });

  test("with its member of staff, while a new key leaves it", async () => {
    const { member, browser } = await one();
    const operator = await callerAs(server, "operator");
    await operator.post(`/staff/${member.id}/key`, { reason: "test" });
    expect(await statusOf(browser)).toBe(200);
    await operator.post(`/staff/${member.id}/end`, { reason: "test" });
    expect(await statusOf(browser)).toBe(401);
    expect((await browser.get("/products/staff/me")).statusCode).toBe(401);
  });

  test("with a restored backup, which ends every way in", async () => {
    const { browser } = await one();
    await server.database.kysely
      .transaction()
      .execute((tx) => endRestoredStaffKeys(tx, server.deps.clock()));
    expect(await statusOf(browser)).toBe(401);
    for (const table of ["staff_logins", "staff_recovery_codes", "staff_tokens"] as const) {
      const rows = await server.database.kysely.selectFrom(table).selectAll().execute();
      expect(rows).toEqual([]);
    }
  });
});

describe("[SEC-L12] another site does nothing with a login to the console", () => {
  const ask = (browser: Browser, headers: Record<string, string>) =>
    server.consoleApp.inject({
      method: "POST",
      url: "/api/products/practices",
      headers: { "content-type": "application/json", ...headers },
      cookies: browser.cookies,
      payload: JSON.stringify({ practices: [] }),
    });

  test.each<[string, Record<string, string>, number]>([
    ["from a page of ours", { "sec-fetch-site": "same-origin" }, 200],
    ["with our origin", { origin: consoleUrl }, 200],
    ["from another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
    ["from a neighbour", { "sec-fetch-site": "same-site", origin: "https://localhost:3000" }, 403],
    ["with the origin of the site for people", { origin: "https://localhost:3000" }, 403],
    ["with another origin alone", { origin: "https://evil.example" }, 403],
    ["without either", {}, 401],
    ["from an address bar", { "sec-fetch-site": "none" }, 401],
    ["as a form", { "sec-fetch-site": "same-origin", "content-type": "text/plain" }, 415],
  ])("a write %s", async (_name, headers, status) => {
    const { browser } = await one("owner");
    expect((await ask(browser, headers)).statusCode).toBe(status);
  });

  test("a read that another site causes", async () => {
    const { browser } = await one("owner");
    const { cookies } = browser;
    for (const site of ["cross-site", "same-site", "none"]) {
      const headers = { "sec-fetch-site": site };
      const answer = await server.consoleGet("/products/practices/list", { cookies, headers });
      expect(answer.statusCode).toBe(401);
    }
  });
});

describe("[SEC-L14] by a login to the console", () => {
  const browsers = {} as Record<StaffRole, Browser>;
  beforeAll(async () => {
    for (const role of staffRoles) browsers[role] = (await one(role)).browser;
  });
  const names = Object.keys(productCalls) as (keyof ProductCalls)[];

  test.each(names.flatMap((name) => staffRoles.map((role) => [name, role] as const)))(
    "%s is open to %s exactly when the table says so",
    async (name, role) => {
      const call: Call = productCalls[name];
      const path =
        apiBasePaths.products.replace("/api", "") + call.path.replace("{id}", randomUUID());
      const browser = browsers[role];
      const answer = await (call.method === "GET"
        ? browser.get(path)
        : browser.post(path, permissionCases[name].body));
      const { code } = answer.json();
      if (mayCall(role, name)) expect(["UNAUTHORISED", "ROLE_REFUSED"]).not.toContain(code);
      else expect([401, 403]).toContain(answer.statusCode);
      expect(permissionCases[name].holders.includes(role)).toBe(mayCall(role, name));
    },
  );

  test("a role that was changed holds from the next call on", async () => {
    const { member, browser } = await one("support");
    expect((await browser.get("/products/leads/list")).statusCode).toBe(403);
    const operator = await callerAs(server, "operator");
    await operator.post(`/staff/${member.id}/role`, { role: "registrar", reason: "test" });
    expect((await browser.get("/products/leads/list")).statusCode).toBe(200);
    expect((await browser.get("/staff/me")).json().role).toBe("registrar");
  });

  test("no key opens anything at the console, with a login beside it or without", async () => {
    const { member, browser } = await one("owner");
    const { key } = await callerAs(server, "operator");
    for (const shown of [key, member.key]) {
      const authorization = `Bearer ${shown}`;
      const headers = { "sec-fetch-site": "same-origin", authorization };
      const bare = await server.consoleGet("/products/staff/me", { headers });
      expect(bare.statusCode).toBe(401);
      const { cookies } = browser;
      const both = await server.consoleGet("/products/staff/me", { headers, cookies });
      expect(both.statusCode).toBe(401);
    }
  });

  test("what is written is written once for its key, and names who did it and from where", async () => {
    const { member, browser } = await one("support");
    const key = { "idempotency-key": randomUUID() };
    const person = { emailAddress: "thandi@example.org", name: "Thandi", role: "HOD" };
    const body = { ...person, reason: "test" };
    const first = await browser.post("/products/invites/academic", body, key);
    const again = await browser.post("/products/invites/academic", body, key);
    expect(again.json()).toEqual(first.json());
    const events = await server.database.kysely
      .selectFrom("audit_events")
      .select(["actor", "details"])
      .where("kind", "=", "invite-sent")
      .where("actor", "=", `staff:${member.id}`)
      .execute();
    expect(events.map(({ details }) => details.from)).toEqual(["192.0.2.0/24"]);
    const stranger = await one("support");
    const other = await stranger.browser.post("/products/invites/academic", body, key);
    expect(other.json().id).not.toBe(first.json().id);
    const ended = browserWith(server, { ...browser.cookies, [cookie]: "p".repeat(43) });
    expect((await ended.post("/products/invites/academic", body, key)).statusCode).toBe(401);
  });
});

test("[SEC-L10] what a page shows of one member of staff is not done by another who logged in there since", async () => {
  const [one, other] = [await newMember(server), await newMember(server)];
  const { post } = await logIn(server, other, await logIn(server, one));
  const shown = (id: string) => ({ "staff-member": id });
  for (const path of ["/staff/sessions/end-others", "/products/accounts/find"]) {
    const body = path.includes("find") ? { text: "mokoena" } : {};
    expect((await post(path, body, shown(one.id))).statusCode).toBe(401);
    expect((await post(path, body, shown(other.id))).statusCode).toBe(200);
  }
});

test("[SEC-L5] with two persons an owner asks at the console and another one confirms there", async () => {
  const strict = await openTestConsole({ environment: { TWO_PERSON: "on" } });
  const owners = [await newMember(strict, "owner"), await newMember(strict, "owner")];
  const [first, second] = [
    await logIn(strict, owners[0] as never),
    await logIn(strict, owners[1] as never),
  ];
  const body = { role: "auditor", reason: "moves on" };
  const asked = await first.post(`/products/staff/${owners[1]?.id}/role`, body);
  expect(asked.statusCode).toBe(202);
  const { id } = asked.json().pending;
  expect((await first.post(`/products/approvals/${id}/confirm`)).json().code).toBe("APPROVAL_OWN");
  expect((await second.post(`/products/approvals/${id}/confirm`)).statusCode).toBe(200);
  expect((await second.get("/staff/me")).json().role).toBe("auditor");
  await strict.close();
});
