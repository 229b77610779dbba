import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkTo, logInToAccount, newOwner } from "../../../../test/account-settings.ts";
import { accountOf, auditOf } from "../../../../test/accounts.ts";
import { goodPassword } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { appWith, stepOf, typeCode } from "../../../../test/two-step.ts";
import { letSecondStepEnd, twoStepOf } from "../../../identity/two-step/two-step.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Somebody at account settings whose address is verified. */
async function verifiedOwner(on: TestServer = server) {
  const owner = await newOwner(on);
  await on.database.kysely
    .updateTable("accounts")
    .set({ email_proven_at: on.deps.clock() })
    .where("username", "=", owner.username)
    .execute();
  return { ...owner, account: await accountOf(on, owner.username) };
}
type Owner = Awaited<ReturnType<typeof verifiedOwner>>;

async function setUp(owner: Owner, on: TestServer = server) {
  const app = appWith(on, (await owner.post("/second-step/begin")).json().key);
  const { recoveryCodes } = (await owner.post("/second-step/confirm", { code: app.code() })).json();
  expect((await owner.post("/second-step/on")).statusCode).toBe(200);
  return { ...app, recoveryCodes };
}

const stateOf = ({ account }: Owner, on: TestServer = server) =>
  twoStepOf(on.database.kysely, on.deps, account, null);

const logIn = ({ username, cookies }: Pick<Owner, "username" | "cookies">) =>
  server.post("/practice/security/auth", { username, password: goodPassword }, { cookies });

const codesOf = async (change: string, { account }: Owner) =>
  (await auditOf(server, account.id, "own-account-changed")).filter(
    ({ details }) => Object(details).change === change,
  );

test("[SEC-J12] switching it on ends the logins that a password alone has opened elsewhere, and the address that was asked for in them", async () => {
  const thief = await verifiedOwner();
  const stolen = "stolen.before.the.step@example.org";
  expect((await thief.post("/email", { emailAddress: stolen })).statusCode).toBe(200);
  const proof = await linkTo(server, stolen, "account/email");
  const owner = { ...thief, ...(await logInToAccount(server, { ...thief, cookies: {} })) };
  await setUp(owner);
  expect((await thief.post("/second-step/off")).json().code).toBe("SESSION_ENDED");
  expect((await owner.get("/overview")).json().email.change).toBeNull();
  const pressed = await thief.post("/email/proof", { token: proof });
  expect(pressed.json().code).toBe("CHANGE_LINK_INVALID");
  expect(await stateOf(owner)).toMatchObject({ recoveryCodesLeft: 10 });
});

test("[SEC-J12] an address and a number that are one's own wishes outlast the switch", async () => {
  const owner = await verifiedOwner();
  const wished = "wished.before.the.step@example.org";
  await owner.post("/email", { emailAddress: wished });
  await owner.post("/number", { cellNumber: "082 123 9922" });
  await setUp(owner);
  const { email, cellNumber } = (await owner.get("/overview")).json();
  expect(email.change).toMatchObject({ state: "waiting", address: wished });
  expect(cellNumber.waiting).toContain("821239922");
});

test("[SEC-J12] nothing is on before the codes were put away, and then a login owes a code", async () => {
  const owner = await verifiedOwner();
  const begun = (await owner.post("/second-step/begin")).json();
  expect(begun.key).toMatch(/^[A-Z2-7]{32}$/);
  expect(begun.uri).toBe(
    `otpauth://totp/Heron%20Practice:${encodeURIComponent(owner.username)}?secret=${begun.key}&issuer=Heron%20Practice&algorithm=SHA1&digits=6&period=30`,
  );
  const app = appWith(server, begun.key);
  expect((await owner.post("/second-step/on")).json().code).toBe("SETUP_ENDED");
  const wrong = await owner.post("/second-step/confirm", { code: app.wrongCode() });
  expect(wrong.json().code).toBe("WRONG_CODE");
  const confirmed = await owner.post("/second-step/confirm", { code: app.code() });
  expect(new Set(confirmed.json().recoveryCodes).size).toBe(10);
  expect((await logIn(owner)).json().location).not.toContain("/code#");
  expect((await owner.post("/second-step/on")).statusCode).toBe(200);
  expect(await stateOf(owner)).toMatchObject({ policy: "optional", recoveryCodesLeft: 10 });
  const step = stepOf(await logIn(owner));
  expect((await typeCode(server, step, app.code())).json().code, "of the set-up").toBe(
    "WRONG_CODE",
  );
  expect((await typeCode(server, step, app.code(1))).statusCode).toBe(200);
  expect(await codesOf("second-step-on", owner)).toHaveLength(1);
  expect((await owner.post("/second-step/on")).json().code).toBe("SETUP_ENDED");
});

test("[SEC-J12] it is not switched on by whoever put codes away that others have replaced, in another tab say", async () => {
  const owner = await verifiedOwner();
  const app = appWith(server, (await owner.post("/second-step/begin")).json().key);
  const confirmed = async () =>
    (await owner.post("/second-step/confirm", { code: app.code() })).json().recoveryCodes[0];
  const [first, second] = [await confirmed(), await confirmed()];
  const on = (recoveryCode: string) => owner.post("/second-step/on", { recoveryCode });
  expect((await on(first)).json().code).toBe("SETUP_ENDED");
  expect((await stateOf(owner)).since).toBeNull();
  expect((await on(second)).statusCode).toBe(200);
  expect(await stateOf(owner)).toMatchObject({ recoveryCodesLeft: 10 });
});

describe("every change", () => {
  const calls = ["begin", "confirm", "on", "off", "codes"];

  test.each(calls)(
    "[SEC-J12 SEC-K5] %s needs a login and a proof of the last five minutes",
    async (call) => {
      const owner = await verifiedOwner();
      await setUp(owner);
      const body = call === "confirm" ? { code: "123456" } : {};
      server.advance({ minutes: 6 });
      expect((await owner.post(`/second-step/${call}`, body)).json().code).toBe("PROOF_NEEDED");
      const response = await server.post(`/account/second-step/${call}`, body);
      expect(response.json().code).toBe("SESSION_ENDED");
    },
  );

  test.each(calls)("[SEC-J12] %s is refused while changes are locked", async (call) => {
    const owner = await verifiedOwner();
    await setUp(owner);
    await server.database.kysely
      .updateTable("accounts")
      .set({ changes_locked_until: new Date(server.deps.clock().getTime() + 1_000) })
      .where("id", "=", owner.account.id)
      .execute();
    const body = call === "confirm" ? { code: "123456" } : {};
    expect((await owner.post(`/second-step/${call}`, body)).json().code).toBe("CHANGES_LOCKED");
  });
});

test("[SEC-J13] nobody sets one up before the address of the account is verified", async () => {
  const owner = await newOwner(server);
  expect((await owner.post("/second-step/begin")).json().code).toBe("EMAIL_UNPROVEN");
});

test("[SEC-J12] what one login began is not another's to finish", async () => {
  const owner = await verifiedOwner();
  const { key } = (await owner.post("/second-step/begin")).json();
  const other = await logInToAccount(server, owner);
  const code = appWith(server, key).code();
  expect((await other.post("/second-step/confirm", { code })).json().code).toBe("SETUP_ENDED");
  await owner.post("/second-step/confirm", { code });
  expect((await other.post("/second-step/on")).json().code).toBe("SETUP_ENDED");
  await other.post("/second-step/begin");
  expect((await owner.post("/second-step/on")).json().code).toBe("SETUP_ENDED");
});

test("[SEC-J12] another app takes the place of the first with one code, and the recovery codes stay", async () => {
  const owner = await verifiedOwner();
  const first = await setUp(owner);
  const second = appWith(server, (await owner.post("/second-step/begin")).json().key);
  const confirmed = await owner.post("/second-step/confirm", { code: second.code() });
  expect(confirmed.json()).toEqual({ recoveryCodes: [] });
  const step = stepOf(await logIn(owner));
  expect((await typeCode(server, step, first.code(1))).json().code).toBe("WRONG_CODE");
  expect((await typeCode(server, step, second.code(1))).statusCode).toBe(200);
  const again = stepOf(await logIn(owner));
  expect((await typeCode(server, again, first.recoveryCodes[0])).statusCode).toBe(200);
  expect(await codesOf("second-step-app", owner)).toHaveLength(1);
});

test("[SEC-J12] a confirmation of another app whose answer was lost succeeds again, and its code lets nobody in", async () => {
  const owner = await verifiedOwner();
  await setUp(owner);
  const second = appWith(server, (await owner.post("/second-step/begin")).json().key);
  const confirm = async (code = second.code()) => {
    const answer = await owner.post("/second-step/confirm", { code });
    return answer.json();
  };
  const done = { recoveryCodes: [] };
  expect([await confirm(), await confirm()]).toEqual([done, done]);
  expect((await confirm(second.code(1))).code).toBe("SETUP_ENDED");
  expect(await codesOf("second-step-app", owner)).toHaveLength(1);
  const step = stepOf(await logIn(owner));
  expect((await typeCode(server, step, second.code())).json().code).toBe("WRONG_CODE");
  expect((await typeCode(server, step, second.code(1))).statusCode).toBe(200);
});

test("[SEC-J12] a code of the first app confirms no other app whose set-up ran out", async () => {
  const owner = await verifiedOwner();
  const first = await setUp(owner);
  await owner.post("/second-step/begin");
  await server.database.kysely
    .updateTable("second_step_setups")
    .set({ expires_at: server.deps.clock() })
    .where("account_id", "=", owner.account.id)
    .execute();
  const answer = await owner.post("/second-step/confirm", { code: first.code() });
  expect(answer.json().code).toBe("SETUP_ENDED");
});

test("[SEC-J3] renewed recovery codes are the only ones", async () => {
  const owner = await verifiedOwner();
  expect((await owner.post("/second-step/codes")).json().code).toBe("SETUP_ENDED");
  const { recoveryCodes } = await setUp(owner);
  const renewed = (await owner.post("/second-step/codes")).json().recoveryCodes;
  const step = stepOf(await logIn(owner));
  expect((await typeCode(server, step, recoveryCodes[0])).json().code).toBe("WRONG_CODE");
  expect((await typeCode(server, step, renewed[0])).statusCode).toBe(200);
  expect(await codesOf("second-step-codes", owner)).toHaveLength(1);
});

test("[SEC-J12] off takes the app, the codes and the remembered devices away", async () => {
  const owner = await verifiedOwner();
  const app = await setUp(owner);
  await typeCode(server, stepOf(await logIn(owner), owner.cookies), app.code(1), {
    remember: true,
  });
  expect(await stateOf(owner)).toMatchObject({ rememberedDevices: 1 });
  expect((await owner.post("/second-step/off")).statusCode).toBe(200);
  expect((await logIn(owner)).json().location).not.toContain("/code#");
  for (const table of ["second_steps", "recovery_codes", "remembered_devices"] as const) {
    const rows = await server.database.kysely
      .selectFrom(table)
      .selectAll()
      .where("account_id", "=", owner.account.id)
      .execute();
    expect(rows).toEqual([]);
  }
  expect(await codesOf("second-step-off", owner)).toHaveLength(1);
});

test("[SEC-J9] forgetting asks for a code on every device again", async () => {
  const owner = await verifiedOwner();
  const app = await setUp(owner);
  await typeCode(server, stepOf(await logIn(owner), owner.cookies), app.code(1), {
    remember: true,
  });
  expect((await logIn(owner)).json().location).not.toContain("/code#");
  server.advance({ minutes: 6 });
  expect((await owner.post("/second-step/forget")).statusCode).toBe(200);
  expect((await logIn(owner)).json().location).toContain("/code#");
});

test("[SEC-J9 SEC-J15] set up anew once support's end has come, it asks for a code on every device", async () => {
  const owner = await verifiedOwner();
  const app = await setUp(owner);
  await typeCode(server, stepOf(await logIn(owner), owner.cookies), app.code(1), {
    remember: true,
  });
  await server.database.kysely
    .transaction()
    .execute((tx) => letSecondStepEnd(tx, server.deps, owner.account.id));
  server.advance({ hours: 72 });
  await setUp({ ...owner, ...(await logInToAccount(server, owner)) });
  expect((await logIn(owner)).json().location).toContain("/code#");
});

test("[SEC-J10] where it is required nobody switches it off, where it is off nobody sets it up", async () => {
  const required = await openTestServer({ environment: { SECOND_FACTOR: "required" } });
  const owner = await verifiedOwner(required);
  await setUp(owner, required);
  expect((await owner.post("/second-step/off")).json().code).toBe("SECOND_STEP_REQUIRED");
  expect((await stateOf(owner, required)).since).not.toBeNull();
  await required.close();
  const off = await openTestServer({ environment: { SECOND_FACTOR: "off" } });
  const other = await verifiedOwner(off);
  expect((await other.post("/second-step/begin")).json().code).toBe("SECOND_STEP_NOT_OFFERED");
  await off.close();
});

test("[SEC-J1] whoever has lost the phone confirms with a recovery code, once, and sets up another app", async () => {
  const owner = await verifiedOwner();
  const [recoveryCode = ""] = (await setUp(owner)).recoveryCodes;
  server.advance({ minutes: 6 });
  expect((await owner.post("/second-step/begin")).json().code).toBe("PROOF_NEEDED");
  const confirm = () => owner.post("/proof", { way: "code", code: recoveryCode.toLowerCase() });
  expect((await confirm()).statusCode).toBe(200);
  expect((await confirm()).json().code).toBe("WRONG_CODE");
  const app = appWith(server, (await owner.post("/second-step/begin")).json().key);
  const confirmed = await owner.post("/second-step/confirm", { code: app.code() });
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { recoveryCodes: [] }]);
});
