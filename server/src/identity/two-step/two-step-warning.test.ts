import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { setUpTwoStep, stepOf, typeCode } from "../../../test/two-step.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function guarded() {
  const { username, emailAddress } = await registerPerson(server, {
    emailAddress: `guarded.${made++}@example.org`,
  });
  const step = await setUpTwoStep(server, username);
  const challenge = async () => {
    const login = { username, password: goodPassword };
    return stepOf(await server.post("/practice/security/auth", login));
  };
  const told = async (subject: string) => {
    await server.deliver();
    return server.mails().filter((mail) => mail.to === emailAddress && mail.subject === subject);
  };
  return { ...step, challenge, told };
}
let made = 0;

test("[SEC-J17] ten wrong codes behind the right password are told, nine are not, and more are not told again", async () => {
  const owner = await guarded();
  const subject = "Wrong codes at your Heron Practice login";
  const guess = async (times: number) => {
    const step = await owner.challenge();
    for (let time = 0; time < times; time += 1) await typeCode(server, step, owner.wrongCode());
  };
  await guess(5);
  await guess(4);
  expect(await owner.told(subject)).toEqual([]);
  await guess(1);
  const [mail] = await owner.told(subject);
  expect(mail?.text).toContain("somebody knows your password");
  await guess(5);
  expect(await owner.told(subject)).toHaveLength(1);
});

test("[SEC-J17] a recovery code that was used is told, a code of the app is not", async () => {
  const owner = await guarded();
  const subject = "A recovery code was used for Heron Practice";
  expect((await typeCode(server, await owner.challenge(), owner.code(1))).statusCode).toBe(200);
  expect(await owner.told(subject)).toEqual([]);
  const [code = ""] = owner.recoveryCodes;
  expect((await typeCode(server, await owner.challenge(), code)).statusCode).toBe(200);
  expect(await owner.told(subject)).toHaveLength(1);
});
