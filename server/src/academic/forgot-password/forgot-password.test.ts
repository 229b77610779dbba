import { afterAll, beforeAll, expect, test } from "vitest";
import { addAcademic } from "../../../test/academics.ts";
import { registerPerson } from "../../../test/accounts.ts";
import { type House, openHouse, visible } from "../../../test/house.ts";
import { goodPassword, newHcp } from "../../../test/people.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const withSlash = "/academic/v1/security/passwordreset/";

test("[S7.033 S7.034 S7.035 S7.036 Q002] both spellings of the path take a username and promise no one-time password", async () => {
  const { username } = await addAcademic(house);
  for (const path of [withSlash, withSlash.slice(0, -1)]) {
    const seen = house.sent.length;
    const answer = visible(await house.post(path, { username }));
    expect(answer).toMatchObject({ status: 200, body: "{}" });
    await house.deliver();
    expect(house.sent.slice(seen).map(({ channel }) => channel)).toEqual(["email"]);
  }
});

test("[S7.037 S7.038 S7.039 SEC-A9] the mailed token tells its username, and with a password sets it", async () => {
  const { username } = await addAcademic(house);
  await house.post(withSlash, { username });
  await house.deliver();
  const token = /\/passwordreset\/academic\/([\w-]{43})/.exec(
    house.mails().at(-1)?.text ?? "",
  )?.[1];
  const asked = await house.post("/academic/v1/security/resetusername", { token });
  expect([asked.statusCode, asked.json()]).toEqual([200, { username }]);
  const body = { password: "violet-gravel-77", token };
  const response = await house.post("/academic/v1/security/changepassword", body);
  expect([response.statusCode, response.body]).toEqual([200, "{}"]);
});

test("[SEC-C11] the same name in the practice product is another account and hears nothing", async () => {
  const email = "both.worlds@example.org";
  await registerPerson(house, { username: email, emailAddress: email });
  await house.deliver();
  const seen = house.sent.length;
  await house.post(withSlash, { username: email });
  await house.deliver();
  expect(house.sent.slice(seen)).toEqual([]);
  const login = await house.post("/practice/security/auth", {
    username: email,
    password: goodPassword,
  });
  expect(login.statusCode).toBe(200);
});

test("[SEC-C1] a registration that waits is mailed its verification again, by the same answer, within the budget of resets", async () => {
  const person = newHcp();
  await house.post("/academic/v1/signup/hcp", person);
  await house.deliver();
  const subjectsOf = () =>
    house.mails().flatMap(({ to, subject }) => (to === person.username ? [subject] : []));
  const activate = "Activate your Heron Academic account";
  expect(subjectsOf()).toEqual([activate]);

  const answer = visible(await house.post(withSlash, { username: person.username }));
  expect(answer).toEqual(visible(await house.post(withSlash, { username: "nobody@example.org" })));
  await house.deliver();
  expect(subjectsOf()).toEqual([activate, activate]);

  for (let press = 0; press < 4; press += 1) {
    await house.post(withSlash, { username: person.username });
    await house.deliver();
  }
  expect(subjectsOf()).toHaveLength(4);
});

test("a registration that waits beside an account changes nothing: its owner gets the reset link", async () => {
  const { email } = await addAcademic(house);
  await house.post("/academic/v1/signup/hcp", newHcp({ username: email }));
  await house.deliver();
  const seen = house.mails().length;
  await house.post(withSlash, { username: email });
  await house.deliver();
  const subjects = house
    .mails()
    .slice(seen)
    .map(({ subject }) => subject);
  expect(subjects).toEqual(["Reset your Heron Academic password"]);
});
