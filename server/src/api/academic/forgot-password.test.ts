import { afterAll, beforeAll, expect, test } from "vitest";
import { addAcademic } from "../../../test/academics.ts";
import { registerPerson } from "../../../test/accounts.ts";
import { goodPassword, newHcp } from "../../../test/people.ts";
import { openTestServer, type TestServer, visible } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const withSlash = "/academic/v1/security/passwordreset/";

test("[S7.033 S7.034 S7.035 S7.036 Q002] both spellings of the path take a username and promise no one-time password", async () => {
  const { username } = await addAcademic(server);
  for (const path of [withSlash, withSlash.slice(0, -1)]) {
    const seen = server.sent.length;
    const answer = visible(await server.post(path, { username }));
    expect(answer).toMatchObject({ status: 200, body: "{}" });
    await server.deliver();
    expect(server.sent.slice(seen).map(({ channel }) => channel)).toEqual(["email"]);
  }
});

test("[S7.037 S7.038 S7.039 SEC-A9] the mailed token tells its username, and with a password sets it", async () => {
  const { username } = await addAcademic(server);
  await server.post(withSlash, { username });
  await server.deliver();
  const token = /\/passwordreset\/academic\/([\w-]{43})/.exec(
    server.mails().at(-1)?.text ?? "",
  )?.[1];
  const asked = await server.post("/academic/v1/security/resetusername", { token });
  expect([asked.statusCode, asked.json()]).toEqual([200, { username }]);
  const body = { password: "violet-gravel-77", token };
  const response = await server.post("/academic/v1/security/changepassword", body);
  expect([response.statusCode, response.body]).toEqual([200, "{}"]);
});

test("[SEC-C11] the same name in the practice product is another account and hears nothing", async () => {
  const email = "both.worlds@example.org";
  await registerPerson(server, { username: email, emailAddress: email });
  await server.deliver();
  const seen = server.sent.length;
  await server.post(withSlash, { username: email });
  await server.deliver();
  expect(server.sent.slice(seen)).toEqual([]);
  const login = await server.post("/practice/security/auth", {
    username: email,
    password: goodPassword,
  });
  expect(login.statusCode).toBe(200);
});

test("[SEC-C1] a registration that waits is mailed its verification again, by the same answer, within the rate limit of resets", async () => {
  const person = newHcp();
  await server.post("/academic/v1/signup/hcp", person);
  await server.deliver();
  const subjectsOf = () =>
    server.mails().flatMap(({ to, subject }) => (to === person.username ? [subject] : []));
  const activate = "Activate your Heron Academic account";
  expect(subjectsOf()).toEqual([activate]);

  const answer = visible(await server.post(withSlash, { username: person.username }));
  expect(answer).toEqual(visible(await server.post(withSlash, { username: "nobody@example.org" })));
  await server.deliver();
  expect(subjectsOf()).toEqual([activate, activate]);

  for (let press = 0; press < 4; press += 1) {
    await server.post(withSlash, { username: person.username });
    await server.deliver();
  }
  expect(subjectsOf()).toHaveLength(4);
});

test("a registration that waits beside an account changes nothing: its owner gets the reset link", async () => {
  const { email } = await addAcademic(server);
  await server.post("/academic/v1/signup/hcp", newHcp({ username: email }));
  await server.deliver();
  const seen = server.mails().length;
  await server.post(withSlash, { username: email });
  await server.deliver();
  const subjects = server
    .mails()
    .slice(seen)
    .map(({ subject }) => subject);
  expect(subjects).toEqual(["Reset your Heron Academic password"]);
});
