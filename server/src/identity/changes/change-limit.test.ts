import { afterAll, beforeAll, expect, test } from "vitest";
import { logInToAccount, newOwner } from "../../../test/account-settings.ts";
import { registerPerson } from "../../../test/accounts.ts";
import { newOwnerWithPasskey } from "../../../test/passkeys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { changeByAccount: { perHour: 3 } } });
});
afterAll(() => server.close());

type Owner = Pick<Awaited<ReturnType<typeof newOwner>>, "post">;
const askForRemoval = (owner: Owner) => owner.post("/removal");
const mailsTo = (email: string) => server.mails().filter(({ to }) => to === email).length;

async function statuses(times: number, press: () => ReturnType<typeof askForRemoval>) {
  const pressed = [];
  for (let at = 0; at < times; at += 1) pressed.push((await press()).statusCode);
  return pressed;
}

test("[SEC-K21] changes that are mailed end in 429 for the hour, with no mail and nothing changed", async () => {
  const owner = await newOwnerWithPasskey(server);
  expect(await statuses(2, () => askForRemoval(owner))).toEqual([200, 200]);
  await server.deliver();
  const sent = server.sent.length;
  for (const path of ["/removal", `/passkeys/${owner.passkeyId}/remove`, "/second-step/off"]) {
    const refused = await owner.post(path);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toBe("3600");
    expect(refused.headers.ratelimit).toBe('"own-account";r=0;t=3600');
  }
  const refused = await owner.post("/email", { emailAddress: "bomb@example.org" });
  expect(refused.statusCode).toBe(429);
  await server.deliver();
  expect(server.sent).toHaveLength(sent);
  const overview = (await owner.get("/overview")).json();
  expect(overview.passkeys).toHaveLength(1);
  expect(overview.email.change).toBeNull();
});

test("[SEC-K21] all accounts of an address that nobody has proven count together: registering more of them sends no more", async () => {
  const emailAddress = "victim@example.org";
  const owners = [];
  for (let at = 0; at < 2; at += 1) {
    const person = await registerPerson(server, { emailAddress });
    owners.push(await logInToAccount(server, { ...person, realm: "practice" }));
  }
  await server.deliver();
  const before = mailsTo(emailAddress);
  const pressed = [];
  for (const owner of owners) {
    const press = async () => {
      await server.deliver();
      return askForRemoval(owner);
    };
    pressed.push(...(await statuses(3, press)));
  }
  await server.deliver();
  expect(pressed).toEqual([200, 200, 200, 429, 429, 429]);
  expect(mailsTo(emailAddress) - before).toBe(3);
});

test("[SEC-K21] an owner of a verified address has a rate limit of their own, which the next hour fills", async () => {
  const owner = await newOwnerWithPasskey(server);
  const other = await newOwnerWithPasskey(server);
  expect(await statuses(3, () => askForRemoval(owner))).toEqual([200, 200, 429]);
  expect((await askForRemoval(other)).statusCode).toBe(200);
  server.advance({ minutes: 61 });
  const again = await logInToAccount(server, { realm: "practice", username: owner.username });
  expect((await askForRemoval(again)).statusCode).toBe(200);
});

test("[SEC-K21] one client address has a rate limit of its own for all accounts", async () => {
  const narrow = await openTestServer({ limits: { changeByAddress: { perHour: 2 } } });
  const owners = [await newOwner(narrow), await newOwner(narrow), await newOwner(narrow)];
  const pressed = [];
  for (const owner of owners) pressed.push((await owner.post("/removal")).statusCode);
  await narrow.close();
  expect(pressed).toEqual([200, 200, 429]);
});
