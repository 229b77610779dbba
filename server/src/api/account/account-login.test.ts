import { afterAll, beforeAll, expect, test } from "vitest";
import { joinAcademic } from "../../../test/academics.ts";
import { logInToAccount, newOwner } from "../../../test/account-settings.ts";
import { archive, registerPerson } from "../../../test/accounts.ts";
import { goodPassword, newPerson } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
let plain: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  plain = await openTestServer({ environment: { PUBLIC_URL: "http://localhost:3000" } });
});
afterAll(() => Promise.all([server.close(), plain.close()]));

const realms = ["practice", "academic"] as const;
const cookieIn = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies.find(({ name }) => name.endsWith("fd-account"));

test.each(realms)(
  "[SEC-K1] a %s login for account settings leads there, with a cookie that no other host can set",
  async (realm) => {
    const { response, get } = await newOwner(server, realm);
    expect(response.json()).toEqual({ location: "/account" });
    expect(cookieIn(response)).toMatchObject({
      name: "__Host-fd-account",
      path: "/",
      httpOnly: true,
      secure: true,
      sameSite: "Strict",
      maxAge: 1_800,
    });
    expect((await get("/overview")).json()).toMatchObject({ product: realm });
  },
);

test("[SEC-K1] a page that shows one login changes nothing in another that has taken its place in the browser", async () => {
  const first = await newOwner(server);
  const { login } = (await first.get("/overview")).json();
  const second = await newOwner(server, "academic");
  const change = (shown: string | undefined) =>
    server.post(
      "/account/language",
      { language: "af" },
      {
        cookies: second.cookies,
        headers: { ...(shown === undefined ? {} : { "account-login": shown }) },
      },
    );
  expect((await change(login)).json().code).toBe("SESSION_ENDED");
  expect((await change((await second.get("/overview")).json().login)).statusCode).toBe(200);
  expect((await change(undefined)).statusCode).toBe(200);
});

test("[SEC-K1] the log-out of a page that shows one login leaves another that has taken its place in the browser", async () => {
  const first = await newOwner(server);
  const { login } = (await first.get("/overview")).json();
  const { cookies, get } = await newOwner(server, "academic");
  const logOut = (shown: string) =>
    server.post("/account/log-out", {}, { cookies, headers: { "account-login": shown } });
  const refused = await logOut(login);
  expect([refused.json().code, cookieIn(refused)]).toEqual(["SESSION_ENDED", undefined]);
  const shown = (await get("/overview")).json().login;
  expect((await logOut(shown)).statusCode).toBe(200);
  expect((await get("/overview")).statusCode).toBe(401);
});

test("[SEC-K1] a registration in that browser ends what another person left open", async () => {
  const { cookies, get } = await newOwner(server);
  const answer = await server.post("/practice/registration/register", newPerson(), { cookies });
  expect([answer.statusCode, cookieIn(answer)?.value]).toEqual([200, ""]);
  expect((await get("/overview")).statusCode).toBe(401);
});

test("[SEC-K1] a login to a product in that browser ends what another person left open, and nobody their own", async () => {
  for (const isOwn of [false, true]) {
    const { cookies, get, username } = await newOwner(server);
    const person = isOwn ? { username } : await registerPerson(server);
    const credentials = { username: person.username, password: goodPassword };
    const answer = await server.post("/practice/security/auth", credentials, { cookies });
    expect(answer.statusCode).toBe(200);
    expect(cookieIn(answer)?.value).toBe(isOwn ? undefined : "");
    expect((await get("/overview")).statusCode).toBe(isOwn ? 200 : 401);
  }
});

test("[SEC-K1] without https the cookie has another name and is not for https alone", async () => {
  const { response } = await newOwner(plain);
  expect(cookieIn(response)).toMatchObject({ name: "fd-account", path: "/" });
  expect(cookieIn(response)).not.toHaveProperty("secure");
});

test("[SEC-K1] a login for account settings makes no code for a product, and one for a product no login here", async () => {
  const codes = () =>
    server.database.kysely
      .selectFrom("tokens")
      .select("id")
      .where("purpose", "in", ["hand-off", "openid-login"])
      .execute();
  const person = await registerPerson(server);
  const before = (await codes()).length;
  const { username, cookies } = await logInToAccount(server, { ...person, realm: "practice" });
  expect(await codes()).toHaveLength(before);
  const login = { username, password: goodPassword };
  for (const target of ["", "?target=product", "?target=elsewhere"]) {
    const response = await server.post(`/practice/security/auth${target}`, login, { cookies });
    expect(response.json().location).toMatch(/^https:\/\/practice\.example\//);
    expect(cookieIn(response)).toBeUndefined();
  }
});

test.each(realms)(
  "[SEC-K2] each %s login has an id of its own: a planted one is worth nothing",
  async (realm) => {
    const person = realm === "practice" ? await registerPerson(server) : await joinAcademic(server);
    const planted = "p".repeat(43);
    const cookies = { ...person.cookies, "__Host-fd-account": planted };
    const first = await logInToAccount(server, { ...person, realm, cookies });
    const second = await logInToAccount(server, { ...person, realm, cookies: first.cookies });
    const [one, other] = [first, second].map(({ response }) => cookieIn(response)?.value);
    expect(new Set([planted, one, other]).size).toBe(3);
    const forged = { ...first.cookies, "__Host-fd-account": planted };
    expect((await server.get("/account/overview", { cookies: forged })).statusCode).toBe(401);
  },
);

test("[SEC-K3] the cookie is of one browser: with another device cookie, or none, it shows nobody", async () => {
  const owner = await newOwner(server);
  const other = await newOwner(server);
  const session = { "__Host-fd-account": owner.cookies["__Host-fd-account"] ?? "" };
  const foreign = { ...session, "__Host-fd": other.cookies["__Host-fd"] ?? "" };
  for (const cookies of [session, foreign]) {
    const response = await server.get("/account/overview", { cookies });
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe("SESSION_ENDED");
  }
  expect((await owner.get("/overview")).statusCode).toBe(200);
});

test("[SEC-K4] it ends 15 minutes after the last press", async () => {
  const owner = await newOwner(server);
  server.advance({ minutes: 5 });
  expect((await owner.get("/overview")).statusCode).toBe(200);
  server.advance({ minutes: 15, seconds: 1 });
  expect((await owner.get("/overview")).statusCode).toBe(401);
});

test("[SEC-K4] it ends after 30 minutes, however much is pressed", async () => {
  const owner = await newOwner(server);
  for (const minutes of [10, 10, 9]) {
    server.advance({ minutes });
    expect((await owner.get("/overview")).statusCode).toBe(200);
  }
  server.advance({ minutes: 1, seconds: 1 });
  expect((await owner.get("/overview")).statusCode).toBe(401);
});

test("[SEC-K1] who logs out is out, in the browser and at the server", async () => {
  const owner = await newOwner(server);
  const response = await owner.post("/log-out");
  expect(cookieIn(response)).toMatchObject({ value: "", path: "/" });
  expect((await owner.get("/overview")).statusCode).toBe(401);
});

test("[SEC-K3] the login of an account that was archived shows nobody", async () => {
  const owner = await newOwner(server);
  await archive(server, owner.username);
  expect((await owner.get("/overview")).statusCode).toBe(401);
});
