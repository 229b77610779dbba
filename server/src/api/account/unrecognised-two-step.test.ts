import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo } from "../../../test/account-settings.ts";
import { newVerifiedOwner } from "../../../test/passkeys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { appWith, setUpTwoStep, stepOf, typeCode } from "../../../test/two-step.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

type Owner = Awaited<ReturnType<typeof newVerifiedOwner>>;
async function setUp(owner: Owner) {
  const app = appWith(server, (await owner.post("/second-step/begin")).json().key);
  await owner.post("/second-step/confirm", { code: app.code() });
  await owner.post("/second-step/on");
  const link = await linkTo(server, owner.email, "not-me");
  server.advance({ seconds: 60 });
  return { ...app, link };
}
async function press(token: string) {
  const answer = await server.post("/account/not-me", { token });
  expect(answer.statusCode).toBe(200);
  return String(answer.json().location).split("/").at(-1);
}
async function resetAndLogIn({ username }: Owner, token?: string) {
  const password = "owners-linen-63";
  await server.post("/practice/security/password/processReset", { password, token });
  return server.post("/practice/security/auth", { username, password });
}

test("[SEC-K16] two-step verification that was switched on before the change of the link ends as well", async () => {
  const owner = await newVerifiedOwner(server);
  await setUp(owner);
  await owner.changePassword("thiefs-granite-52");
  const token = await press(await linkTo(server, owner.email, "not-me"));
  expect((await resetAndLogIn(owner, token)).json().location).not.toContain("/code#");
});

test("[SEC-J14] the link of an older change ends no two-step verification that was switched on since", async () => {
  const owner = await newVerifiedOwner(server);
  const { link } = await setUp(owner);
  await owner.post("/second-step/off");
  server.advance({ seconds: 60 });
  await setUp(owner);
  const token = await press(link);
  expect((await resetAndLogIn(owner, token)).json().location).toContain("/code#");
});

test("[SEC-J14] the link of an app that was switched off leaves the app that was switched on since", async () => {
  const owner = await newVerifiedOwner(server);
  await setUpTwoStep(server, owner.username);
  const moved = appWith(server, (await owner.post("/second-step/begin")).json().key);
  await owner.post("/second-step/confirm", { code: moved.code() });
  const link = await linkTo(server, owner.email, "not-me");
  server.advance({ seconds: 60 });
  await owner.post("/second-step/off");
  const since = await setUp(owner);
  const token = await press(link);
  const step = stepOf(await resetAndLogIn(owner, token));
  expect((await typeCode(server, step, since.code())).statusCode).toBe(200);
});

test("[SEC-J15] the app that the owner says is not theirs opens nothing, also once a recovery code has called the end off", async () => {
  const owner = await newVerifiedOwner(server);
  const { recoveryCodes } = await setUpTwoStep(server, owner.username);
  const thiefs = appWith(server, (await owner.post("/second-step/begin")).json().key);
  await owner.post("/second-step/confirm", { code: thiefs.code() });
  const token = await press(await linkTo(server, owner.email, "not-me"));
  server.advance({ seconds: 60 });
  const step = stepOf(await resetAndLogIn(owner, token));
  expect((await typeCode(server, step, thiefs.code())).json().code).toBe("WRONG_CODE");
  expect((await typeCode(server, step, recoveryCodes[0] ?? "")).statusCode).toBe(200);
  const again = stepOf(await resetAndLogIn(owner));
  expect((await typeCode(server, again, thiefs.code())).json().code).toBe("WRONG_CODE");
});

test("[SEC-J14] the link of an older app leaves the one that took its place", async () => {
  const owner = await newVerifiedOwner(server);
  await setUpTwoStep(server, owner.username);
  const moved = async () => {
    const app = appWith(server, (await owner.post("/second-step/begin")).json().key);
    await owner.post("/second-step/confirm", { code: app.code() });
    const link = await linkTo(server, owner.email, "not-me");
    server.advance({ seconds: 60 });
    return { ...app, link };
  };
  const [older, newer] = [await moved(), await moved()];
  const token = await press(older.link);
  const step = stepOf(await resetAndLogIn(owner, token));
  expect((await typeCode(server, step, newer.code())).statusCode).toBe(200);
});

test("[SEC-J14] recovery codes that the owner says they did not make log nobody in, and the app does", async () => {
  const owner = await newVerifiedOwner(server);
  const app = await setUpTwoStep(server, owner.username);
  const thiefs = (await owner.post("/second-step/codes")).json().recoveryCodes;
  const token = await press(await linkTo(server, owner.email, "not-me"));
  server.advance({ seconds: 60 });
  const step = stepOf(await resetAndLogIn(owner, token));
  expect((await typeCode(server, step, thiefs[0])).json().code).toBe("WRONG_CODE");
  expect((await typeCode(server, step, app.code())).statusCode).toBe(200);
});
