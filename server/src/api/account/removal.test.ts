import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo, newOwner } from "../../../test/account-settings.ts";
import { accountOf } from "../../../test/accounts.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The token of the link that was mailed to an address. */
async function mailedToken(address: string): Promise<string> {
  await server.deliver();
  const mail = server
    .mails()
    .findLast(({ to, text }) => to === address && /requestremoval/.test(text));
  return /requestremoval\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}

test.each(["practice", "academic"] as const)(
  "[SEC-K20 SEC-E4] a person of %s removes the account by the mailed link, and by nothing else",
  async (realm) => {
    const { post, username, email } = await newOwner(server, realm);
    expect((await post("/removal")).json()).toEqual({});
    expect(await accountOf(server, username)).toMatchObject({ status: "active" });
    const token = await mailedToken(email);
    const read = await server.get(`/practice/profile/deleterequest/validate/${token}`);
    const { userId } = read.json();
    const path = `/practice/profile/deleterequest/${userId}/delete/${token}`;
    expect((await server.post(path, {})).statusCode).toBe(200);
    expect(await accountOf(server, username)).toMatchObject({ status: "archived" });
    expect((await post("/removal")).json()).toMatchObject({ code: "SESSION_ENDED" });
  },
);

test("[SEC-K20 SEC-K8] the link is not sent without a reauthentication in the last five minutes", async () => {
  const { post, email } = await newOwner(server, "practice");
  server.advance({ minutes: 5, seconds: 1 });
  expect((await post("/removal")).json()).toMatchObject({ status: 403, code: "PROOF_NEEDED" });
  expect(await mailedToken(email)).toBe("");
});

test("[SEC-K20] the link goes to the address before a change that can still be taken back, and to no other", async () => {
  const { post, email } = await newOwner(server, "practice");
  const other = `taken-${email}`;
  expect((await post("/email", { emailAddress: other })).statusCode).toBe(200);
  const token = await linkTo(server, other, "account/email");
  expect((await post("/email/proof", { token })).statusCode).toBe(200);
  expect((await post("/removal")).json()).toEqual({});
  expect(await mailedToken(email)).not.toBe("");
  expect(await mailedToken(other)).toBe("");
});
