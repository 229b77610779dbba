import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAcademic, joinAcademic } from "../../../test/academics.ts";
import { registerPerson } from "../../../test/accounts.ts";
import { goodPassword, newPerson } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { setUpTwoStep, stepOf, typeCode } from "../../../test/two-step.ts";

const productStart = /^https:\/\/(practice|academic)\.example\/start\?code=/;

function logIn(
  server: TestServer,
  realm: "practice" | "academic",
  username: string,
  cookies: Record<string, string> = {},
) {
  const paths = { practice: "security/auth", academic: "v1/security/brochureLogin" };
  const credentials = { username, password: goodPassword };
  return server.post(`/${realm}/${paths[realm]}`, credentials, { cookies });
}

const codesOfProducts = ({ database }: TestServer) =>
  database.kysely.selectFrom("tokens").selectAll().where("purpose", "=", "hand-off").execute();

describe("required of practice people and of heads of department, off for other academics", () => {
  let server: TestServer;
  beforeAll(async () => {
    const environment = { SECOND_FACTOR: "off,practice:required,academic.HOD:required" };
    server = await openTestServer({ environment });
  });
  afterAll(() => server.close());

  test("[SEC-J10] who has none is led to account settings, and no product gets a code before", async () => {
    const { username } = await registerPerson(server);
    const hod = await addAcademic(server);
    for (const [realm, name] of [
      ["practice", username],
      ["academic", hod.email],
    ] as const) {
      const response = await logIn(server, realm, name);
      expect(response.json()).toEqual({ location: "/account" });
      expect(response.cookies.map(({ name: cookie }) => cookie)).toContain("__Host-fd-account");
    }
    expect(await codesOfProducts(server)).toEqual([]);
  });

  test("[SEC-J10 SEC-D1] a sign-up leads to the login, whether its name was taken or not", async () => {
    const person = newPerson();
    const name = { username: person.emailAddress };
    const first = await server.post("/practice/registration/register", { ...person, ...name });
    const again = await server.post("/practice/registration/register", {
      ...newPerson(),
      ...name,
      emailAddress: person.emailAddress,
    });
    expect(first.json()).toEqual({ location: "/login/practice" });
    expect(again.json()).toEqual(first.json());
    expect(await codesOfProducts(server)).toEqual([]);
  });

  test("[SEC-J9] a device is remembered nowhere, whatever is asked", async () => {
    const { username } = await registerPerson(server);
    const person = await setUpTwoStep(server, username);
    const step = stepOf(await logIn(server, "practice", username));
    expect(step.mayRemember).toBe(false);
    const response = await typeCode(server, step, person.code(), { remember: true });
    expect(response.json().location).toMatch(productStart);
    const { cookies } = step;
    expect((await logIn(server, "practice", username, cookies)).json().location).toContain(
      "/code#",
    );
  });

  test("[SEC-J10] off asks nobody, even who has set one up", async () => {
    const { username } = await joinAcademic(server);
    expect((await logIn(server, "academic", username)).json().location).toMatch(productStart);
    await setUpTwoStep(server, username);
    expect((await logIn(server, "academic", username)).json().location).toMatch(productStart);
  });
});

test("[SEC-J9] what was remembered before a policy required a code counts no more", async () => {
  const server = await openTestServer();
  const { username } = await registerPerson(server);
  const person = await setUpTwoStep(server, username);
  const step = stepOf(await logIn(server, "practice", username));
  await typeCode(server, step, person.code(), { remember: true });
  const { cookies } = step;
  expect((await logIn(server, "practice", username, cookies)).json().location).toMatch(
    productStart,
  );
  server.deps.config.secondFactor = { usual: "required", exceptions: {} };
  expect((await logIn(server, "practice", username, cookies)).json().location).toContain("/code#");
  await server.close();
});

test("[SEC-J5] an academic login owes the code as well", async () => {
  const server = await openTestServer();
  const { username } = await joinAcademic(server);
  const person = await setUpTwoStep(server, username);
  const step = stepOf(await logIn(server, "academic", username));
  expect(step.product).toBe("academic");
  expect((await typeCode(server, step, person.wrongCode())).json().code).toBe("WRONG_CODE");
  expect((await typeCode(server, step, person.code())).json().location).toMatch(productStart);
  await server.close();
});

test("[SEC-F12] a code is taken though the password was chosen while the clock was a day ahead", async () => {
  const server = await openTestServer();
  server.advance({ days: 1 });
  const { username } = await registerPerson(server);
  server.advance({ days: -1 });
  const person = await setUpTwoStep(server, username);
  const step = stepOf(await logIn(server, "practice", username));
  expect((await typeCode(server, step, person.code())).json().location).toMatch(productStart);
  await server.close();
});
