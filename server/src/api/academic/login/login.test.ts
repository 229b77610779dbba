import { failures } from "@frontdoor/contract/errors.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addAcademic,
  joinAcademic,
  mailedCodes,
  signUpAcademic,
  verify,
} from "../../../../test/academics.ts";
import { goodPassword, newHcp, newTrainee } from "../../../../test/people.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Cookies = Record<string, string>;
const logIn = (username: string, password: string, cookies: Cookies = {}) =>
  server.post("/academic/v1/security/brochureLogin", { username, password }, { cookies });
const strangersPassword = "zebra-lantern-92";
const handOffsIn = async (server: TestServer) =>
  (await server.database.kysely.selectFrom("tokens").selectAll().execute()).filter(
    ({ purpose }) => purpose === "hand-off",
  );

describe("an account", () => {
  test("[S7.005 S7.006 S7.007 S7.008 S6.016 SEC-D2] the right password leads to the product with a one-time code", async () => {
    const { account, cookies, username } = await joinAcademic(server);
    for (const browser of [cookies, {}]) {
      const response = await logIn(username, goodPassword, browser);
      expect(response.statusCode).toBe(200);
      const { location } = response.json();
      expect(location).toMatch(/^https:\/\/academic\.example\/start\?code=[\w-]{43}$/);
      const code = new URL(location).searchParams.get("code") ?? "";
      const redeemed = await server.database.kysely
        .transaction()
        .execute((tx) => server.deps.handOffs.redeem(tx, "academic", code));
      expect(redeemed?.accountId).toBe(account.id);
    }
  });

  test("[S2.113 SEC-F4] the cookies: the product for 400 days, the device out of scripts' reach", async () => {
    const { username } = await addAcademic(server);
    const response = await logIn(username, goodPassword);
    const cookies = new Map(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.get("login-context")).toMatchObject({ value: "academic", maxAge: 34_560_000 });
    expect(cookies.get("__Host-fd")?.httpOnly).toBe(true);
  });

  test("[S8.003 SEC-A1] 401: a wrong password, an unknown name, an archived account, the other realm's", async () => {
    const known = await addAcademic(server);
    const archived = await addAcademic(server);
    await server.database.kysely
      .updateTable("accounts")
      .set({ status: "archived", archived_at: server.deps.clock(), password_hash: null })
      .where("id", "=", archived.id)
      .execute();
    const answers = [
      await logIn(known.username, "wrong-otter-1"),
      await logIn("nobody@example.org", goodPassword),
      await logIn(archived.username, goodPassword),
    ];
    const practice = await server.post("/practice/security/auth", {
      username: known.username,
      password: goodPassword,
    });
    expect(practice.statusCode).toBe(401);
    expect(new Set(answers.map((answer) => JSON.stringify(visible(answer)))).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(401);
    expect(answers[0]?.json().message).toBe(failures.BAD_CREDENTIALS.message);
  });

  test("[SEC-A3 SEC-A10] ten wrong passwords lock a name here as well, whether somebody has it or not", async () => {
    const { username } = await addAcademic(server);
    for (const name of [username, "invented@example.org"]) {
      for (let guess = 0; guess < 10; guess += 1) await logIn(name, `wrong-otter-${guess}`);
    }
    expect((await logIn(username, goodPassword)).statusCode).toBe(401);
    await server.deliver();
    const mails = server.mails().filter(({ to }) => to === username);
    expect(mails.map((mail) => mail.channel === "email" && mail.subject)).toEqual([
      "Your Heron Academic account is locked for a while",
    ]);
  });

  test("[S5.077 S5.078] 400: both fields are needed", async () => {
    const response = await logIn("", "");
    expect(Object.keys(response.json().fields)).toEqual(["username", "password"]);
  });
});

describe("a registration that waits for verification", () => {
  test("[S4.015 S7.007 SEC-D2] in its own browser the password leads to the page that waits, and opens nothing", async () => {
    const person = await signUpAcademic(server, { role: "trainee", person: newTrainee() });
    const before = await handOffsIn(server);
    const response = await logIn(person.username, goodPassword, person.cookies);
    const query = new URLSearchParams({ email: person.username, role: "TRAINEE" });
    expect(response.json()).toEqual({ location: `/verifyEmail?${query}` });
    expect(await handOffsIn(server)).toEqual(before);
    const devices = await server.database.kysely.selectFrom("known_devices").selectAll().execute();
    const accounts = await server.database.kysely
      .selectFrom("accounts")
      .select("username_index")
      .execute();
    const owners = new Set(accounts.map((account) => account.username_index));
    expect(devices.filter((device) => !owners.has(device.username_index))).toEqual([]);
  });

  test("[SEC-A1] a wrong password, and another browser with the right one, get what an unknown name gets", async () => {
    const person = await signUpAcademic(server);
    const other = await signUpAcademic(server);
    const answers = [
      await logIn("somebody@example.org", goodPassword),
      await logIn(person.username, "wrong-otter-1", person.cookies),
      await logIn(person.username, goodPassword),
      await logIn(person.username, goodPassword, other.cookies),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(visible(answer)))).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(401);
  });

  test("[SEC-D1 SEC-D2] with the address of an account the answer is the same, and the account stays shut", async () => {
    const owner = await joinAcademic(server);
    const person = { ...newHcp(), password: strangersPassword };
    const free = await signUpAcademic(server, { person });
    const taken = await signUpAcademic(server, { person: { ...person, username: owner.username } });
    const answers = [
      await logIn(free.username, strangersPassword, free.cookies),
      await logIn(taken.username, strangersPassword, taken.cookies),
    ];
    const same = answers.map((answer, at) => {
      const email = [free, taken][at]?.username ?? "";
      return JSON.stringify(visible(answer))
        .replaceAll(encodeURIComponent(email), "ADDRESS")
        .replace(/"content-length":"\d+"/, "");
    });
    expect(same[0]).toBe(same[1]);
    expect(answers[1]?.json().location).toMatch(/^\/verifyEmail\?email=.+&role=HCP$/);
    expect((await logIn(owner.username, goodPassword)).statusCode).toBe(200);
  });

  test("[SEC-A3 SEC-D1] guesses at an account through registrations count as wrong passwords", async () => {
    const owner = await joinAcademic(server);
    const guesses = Array.from({ length: 10 }, (_, n) => `zebra-lantern-${n}0`);
    let cookies: Cookies = {};
    for (const password of guesses) {
      const guess = { ...newHcp(), username: owner.username, password };
      const response = await server.post("/academic/v1/signup/hcp", guess, { cookies });
      const set = response.cookies.map(({ name, value }) => [name, value]);
      cookies = { ...cookies, ...Object.fromEntries(set) };
      await logIn(owner.username, password, cookies);
    }
    expect((await logIn(owner.username, goodPassword, cookies)).statusCode).toBe(401);
    expect((await logIn(owner.username, goodPassword)).statusCode).toBe(401);
  });

  test("[SEC-D2] once it is proven the same password leads to the product", async () => {
    const person = await signUpAcademic(server);
    await logIn(person.username, goodPassword, person.cookies);
    const [code = ""] = await mailedCodes(server, person.username);
    await verify(server, { email: person.username, code, cookies: person.cookies });
    const response = await logIn(person.username, goodPassword, person.cookies);
    expect(response.json().location).toMatch(/^https:\/\/academic\.example\/start\?code=/);
  });

  test("[SEC-H8] after 30 days it opens nothing any more", async () => {
    const person = await signUpAcademic(server);
    server.advance({ days: 30 });
    expect((await logIn(person.username, goodPassword, person.cookies)).statusCode).toBe(401);
  });
});

test("[S4.015] logins into registrations that wait for their mail take nothing from a hall's failed names", async () => {
  const limited = await openTestServer({ limits: { failedNamesByAddress: { perHour: 2 } } });
  const post = (body: { username: string; password: string }, cookies: Cookies = {}) =>
    limited.post("/academic/v1/security/brochureLogin", body, { cookies });
  for (let count = 0; count < 4; count += 1) {
    const { username, password, cookies } = await signUpAcademic(limited);
    const answer = await post({ username, password }, cookies);
    expect([answer.statusCode, answer.json().location]).toEqual([
      200,
      expect.stringMatching(/^\/verifyEmail\?/),
    ]);
  }
  // Another password fails as ever, for the name of a registration as for any other.
  const { username, cookies } = await signUpAcademic(limited);
  const wrong = { username, password: strangersPassword };
  expect((await post(wrong, cookies)).statusCode).toBe(401);
  expect((await post({ ...wrong, username: "nobody@example.org" })).statusCode).toBe(401);
  expect((await post({ ...wrong, username: "other@example.org" })).statusCode).toBe(429);
  // Whoever signs up now still gets to the page that waits.
  const late = await signUpAcademic(limited);
  expect((await post(late, late.cookies)).statusCode).toBe(200);
  expect((await post(late)).statusCode).toBe(429);
  expect((await post({ ...late, password: strangersPassword }, late.cookies)).statusCode).toBe(429);
  await limited.close();
});
