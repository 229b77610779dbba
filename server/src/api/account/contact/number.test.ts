import { afterAll, beforeAll, expect, test } from "vitest";
import { linkTo, newOwner } from "../../../../test/account-settings.ts";
import { accountOf } from "../../../../test/accounts.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { verifyEmail } from "../../../identity/contact/verification-store.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({
    limits: {
      numberCodeByAddress: { perHour: 1_000 },
      numberCodeByNumber: { perHour: 1_000, perDay: 1_000 },
    },
  });
});
afterAll(() => server.close());

const number = "+27821239999";
type Owner = Awaited<ReturnType<typeof newOwner>>;
async function ask(owner: Owner, on: TestServer = server) {
  const seen = on.sent.length;
  expect((await owner.post("/number", { cellNumber: "082 123 9999" })).statusCode).toBe(200);
  await on.deliver();
  const sms = on.sent.slice(seen).find(({ channel }) => channel === "sms");
  expect(sms?.to).toBe(number);
  return /^\d{6}/.exec(sms?.text ?? "")?.[0] ?? "";
}
/** Verifies the number of the registration. */
async function verifyOwn(owner: Owner) {
  const seen = server.sent.length;
  await owner.post("/number/send");
  await server.deliver();
  const sms = server.sent.slice(seen).find(({ channel }) => channel === "sms");
  const code = /^\d{6}/.exec(sms?.text ?? "")?.[0];
  expect((await owner.post("/number/proof", { code })).statusCode).toBe(200);
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("[SEC-K15] a number counts once the code that was sent to it is typed, and is no phone of a reset for days", async () => {
  const owner = await newOwner(server);
  const code = await ask(owner);
  const before = await accountOf(server, owner.username);
  expect((await owner.get("/overview")).json().cellNumber.waiting).toBe(number);
  expect((await owner.post("/number/proof", { code })).statusCode).toBe(200);
  const account = await accountOf(server, owner.username);
  expect(before.cell_number).not.toBe(number);
  expect(account.cell_number).toBe(number);
  expect(account.number_confirmed_at).toEqual(server.deps.clock());
  expect(account.cell_number_changed_at).toEqual(server.deps.clock());
  expect((await owner.get("/overview")).json().cellNumber.waiting).toBeNull();
});

test("[SEC-K15] a code takes five tries, ten minutes, one use and its own account", async () => {
  const owner = await newOwner(server);
  const code = await ask(owner);
  for (let time = 0; time < 5; time += 1) {
    const wrong = await owner.post("/number/proof", { code: other(code) });
    expect(wrong.json().code).toBe("NUMBER_CODE_INVALID");
  }
  expect((await owner.post("/number/proof", { code })).statusCode).toBe(400);

  const late = await ask(owner);
  server.advance({ minutes: 10, seconds: 1 });
  await owner.reauthenticate();
  expect((await owner.post("/number/proof", { code: late })).statusCode).toBe(400);

  const right = await ask(owner);
  const thief = await newOwner(server);
  expect((await thief.post("/number/proof", { code: right })).statusCode).toBe(400);
  expect((await owner.post("/number/proof", { code: right })).statusCode).toBe(200);
  expect((await owner.post("/number/proof", { code: right })).statusCode).toBe(400);
});

test("[SEC-K15] parallel guesses share the five tries", async () => {
  const owner = await newOwner(server);
  const code = await ask(owner);
  await Promise.all(
    Array.from({ length: 10 }, () => owner.post("/number/proof", { code: other(code) })),
  );
  const { tries } = await server.database.kysely
    .selectFrom("number_changes")
    .select("tries")
    .where("new_number", "=", number)
    .where("changed_at", "is", null)
    .where("tries", ">", 0)
    .executeTakeFirstOrThrow();
  expect(tries).toBe(5);
});

test("[SEC-K15] beyond its rate limit an account gets no more codes, is not told, and the last code still counts", async () => {
  const owner = await newOwner(server);
  for (let time = 0; time < 2; time += 1) await ask(owner);
  const code = await ask(owner);
  const seen = server.sent.length;
  expect((await owner.post("/number", { cellNumber: "082 123 9999" })).statusCode).toBe(200);
  await server.deliver();
  expect(server.sent.slice(seen)).toEqual([]);
  expect((await owner.post("/number/proof", { code })).statusCode).toBe(200);
});

test("[SEC-K15] beyond the rate limit no code of another number counts", async () => {
  const owner = await newOwner(server);
  for (let time = 0; time < 2; time += 1) await ask(owner);
  const code = await ask(owner);
  expect((await owner.post("/number", { cellNumber: "082 123 8888" })).statusCode).toBe(200);
  expect((await owner.post("/number/proof", { code })).statusCode).toBe(400);
});

test("[SEC-K14] the previous number is restored by the mail about the change", async () => {
  const owner = await newOwner(server);
  const { cell_number } = await accountOf(server, owner.username);
  await owner.post("/number/proof", { code: await ask(owner) });
  const token = await linkTo(server, owner.email, "not-me");
  expect((await server.post("/account/not-me", { token })).statusCode).toBe(200);
  expect((await accountOf(server, owner.username)).cell_number).toBe(cell_number);
});

test("[SEC-C6 SEC-K14] a number that whoever registered had proven comes back unproven once the address is verified", async () => {
  const stranger = await newOwner(server);
  await verifyOwn(stranger);
  const { id, cell_number } = await accountOf(server, stranger.username);
  await stranger.post("/number/proof", { code: await ask(stranger) });
  const token = await linkTo(server, stranger.email, "not-me");
  const proof = { accountId: id, now: server.deps.clock() };
  await server.database.kysely.transaction().execute((tx) => verifyEmail(tx, proof));
  expect((await server.post("/account/not-me", { token })).statusCode).toBe(200);
  const account = await accountOf(server, stranger.username);
  expect(account).toMatchObject({ cell_number, number_confirmed_at: null });
});

test("[SEC-K14] the number comes back also while the clock runs on between the change and its mail", async () => {
  const running = await openTestServer({ tick: 1 });
  const owner = await newOwner(running);
  const { cell_number } = await accountOf(running, owner.username);
  await owner.post("/number/proof", { code: await ask(owner, running) });
  expect((await accountOf(running, owner.username)).cell_number).toBe(number);
  const token = await linkTo(running, owner.email, "not-me");
  expect((await running.post("/account/not-me", { token })).statusCode).toBe(200);
  expect((await accountOf(running, owner.username)).cell_number).toBe(cell_number);
  await running.close();
});

test("the number of the registration is proven by a code as well", async () => {
  const owner = await newOwner(server);
  await verifyOwn(owner);
  const { cellNumber } = (await owner.get("/overview")).json();
  expect(cellNumber.confirmedAt).not.toBeNull();
});

test("[SEC-K8] without a recent reauthentication no code leaves", async () => {
  const owner = await newOwner(server);
  server.advance({ minutes: 5, seconds: 1 });
  const refused = await owner.post("/number", { cellNumber: "082 123 9999" });
  expect(refused.json().code).toBe("PROOF_NEEDED");
});

test("codes are sent by the channel that somebody chose, after a reauthentication, where there is one beside SMS", async () => {
  const owner = await newOwner(server);
  expect((await owner.get("/overview")).json().cellNumber.codeWay).toBeNull();
  expect((await owner.post("/number/code-way", { way: "whatsapp" })).statusCode).toBe(200);
  expect(await linkTo(server, owner.email, "not-me")).toHaveLength(43);
  const told = server.mails().filter(({ to }) => to === owner.email).length;
  expect((await owner.post("/number/code-way", { way: "whatsapp" })).statusCode).toBe(200);
  await server.deliver();
  expect(server.mails().filter(({ to }) => to === owner.email)).toHaveLength(told);
  const seen = server.sent.length;
  await owner.post("/number", { cellNumber: "082 123 9999" });
  await server.deliver();
  const sms = server.sent.slice(seen).find(({ channel }) => channel === "sms");
  expect(sms).toMatchObject({ way: "whatsapp", code: { language: "en" } });
  expect((await owner.post("/number/code-way", { way: "pigeon" })).statusCode).toBe(400);
  server.advance({ minutes: 6 });
  const late = await owner.post("/number/code-way", { way: "sms" });
  expect(late.json().code).toBe("PROOF_NEEDED");
});
