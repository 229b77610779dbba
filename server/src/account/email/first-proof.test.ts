import { afterAll, beforeAll, expect, test } from "vitest";
import { auditOf } from "../../../test/accounts.ts";
import { linkTo, logInToAccount, newOwner } from "../../../test/own-account.ts";
import { setUpSecondStep } from "../../../test/second-step.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Owner = Awaited<ReturnType<typeof newOwner>>;
const overview = async (owner: Pick<Owner, "get">) => (await owner.get("/overview")).statusCode;
async function proofLink(owner: Owner) {
  await owner.post("/email/send");
  return linkTo(server, owner.email, "account/email");
}

test("[SEC-K22] the first proof of an address ends the logins of whoever registered with it elsewhere", async () => {
  const stranger = await newOwner(server);
  const token = await proofLink(stranger);
  expect((await server.post("/account/email/proof", { token })).statusCode).toBe(200);
  expect(await overview(stranger)).toBe(401);
});

test("[SEC-K22] whoever follows the link in the browser of the registration stays, and the password goes on logging in", async () => {
  const owner = await newOwner(server);
  const { realm, username } = owner;
  const elsewhere = await logInToAccount(server, { realm, username });
  const token = await proofLink(owner);
  expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
  expect(await overview(owner)).toBe(200);
  expect(await overview(elsewhere)).toBe(401);
  const again = await logInToAccount(server, { realm, username });
  expect(await overview(again)).toBe(200);
});

test("[SEC-K22] another address of an unproven account ends them as well, and a later proof ends none", async () => {
  const owner = await newOwner(server);
  const { realm, username } = owner;
  const elsewhere = await logInToAccount(server, { realm, username });
  const move = async (emailAddress: string) => {
    await owner.post("/email", { emailAddress });
    const token = await linkTo(server, emailAddress, "account/email");
    return owner.post("/email/proof", { token });
  };
  expect((await move("first.proof@example.org")).statusCode).toBe(200);
  expect(await overview(owner)).toBe(200);
  expect(await overview(elsewhere)).toBe(401);
  const later = await logInToAccount(server, { realm, username });
  expect((await move("second.proof@example.org")).statusCode).toBe(200);
  expect(await overview(later)).toBe(200);
});

test("[SEC-J13] the first proof by the page's own link takes away a second step that a stranger set up", async () => {
  const stranger = await newOwner(server);
  const { account } = await setUpSecondStep(server, stranger.username);
  const token = await proofLink(stranger);
  await server.post("/account/email/proof", { token });
  expect(await auditOf(server, account.id, "second-step-ended")).toMatchObject([
    { actor: "system" },
  ]);
});
