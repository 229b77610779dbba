import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAcademic } from "../../../../test/academics.ts";
import { linkTo, logInToAccount, newOwner } from "../../../../test/account-settings.ts";
import { accountOf, askForReset } from "../../../../test/accounts.ts";
import { jobNamed } from "../../../../test/maintenance-jobs.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ limits: { emailProofByEmail: { perHour: 1_000 } } });
});
afterAll(() => server.close());

let made = 0;
const newAddress = () => {
  made += 1;
  return `moved.${made}@example.org`;
};
type Owner = Awaited<ReturnType<typeof newOwner>>;
const change = (owner: Owner, emailAddress: string) => owner.post("/email", { emailAddress });
async function move(owner: Owner, address: string) {
  expect((await change(owner, address)).statusCode).toBe(200);
  const token = await linkTo(server, address, "account/email");
  return owner.post("/email/proof", { token });
}

test("[SEC-K11] another address counts once it is proven; until then everything goes to the one before", async () => {
  const owner = await newOwner(server);
  const address = newAddress();
  await change(owner, address);
  expect((await accountOf(server, owner.username)).email).toBe(owner.email);
  expect((await owner.get("/overview")).json().email.change).toMatchObject({
    state: "waiting",
    address,
  });
  const token = await linkTo(server, address, "account/email");
  const read = await owner.post("/email/proof/read", { token });
  const { created_at } = await accountOf(server, owner.username);
  expect(read.json()).toEqual({
    address,
    isNew: true,
    product: "practice",
    username: `${owner.username.slice(0, 3)}***`,
    since: created_at.toISOString(),
    next: "prove",
    opensAt: null,
  });
  expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
  const account = await accountOf(server, owner.username);
  expect(account.email).toBe(address);
  expect(account.email_proven_at).not.toBeNull();
  expect((await owner.get("/overview")).json().email.change.state).toBe("changed");
  const again = await server.post("/account/email/proof", { token });
  expect(again.json().code).toBe("CHANGE_LINK_INVALID");
});

test("[SEC-K11] an academic person's username changes with the address, and the device stays known", async () => {
  const owner = await newOwner(server, "academic");
  const before = await accountOf(server, owner.username);
  const address = newAddress();
  expect((await move(owner, address)).statusCode).toBe(200);
  const account = await accountOf(server, address);
  expect(account.id).toBe(before.id);
  const login = await logInToAccount(server, {
    realm: "academic",
    username: address,
    cookies: owner.cookies,
  });
  expect(login.response.statusCode).toBe(200);
  const events = await server.database.kysely
    .selectFrom("product_events")
    .select("kind")
    .where("subject_id", "=", account.id)
    .execute();
  expect(events.map(({ kind }) => kind)).toContain("account-changed");
});

test("[SEC-K12] nobody learns by a change whether an address has an account: answer, rows and mails are as many", async () => {
  const taken = await addAcademic(server);
  const owner = await newOwner(server, "academic");
  await server.deliver();
  const rows = async () => {
    const count = ({ length }: readonly unknown[]) => length;
    const { kysely } = server.database;
    return [
      count(await kysely.selectFrom("tokens").select("id").execute()),
      count(await kysely.selectFrom("email_changes").select("id").execute()),
      count(await kysely.selectFrom("outbox").select("id").execute()),
      count(await kysely.selectFrom("audit_events").select("id").execute()),
    ];
  };
  // The first change leaves a row that the second takes the place of.
  await change(owner, newAddress());
  const results = [];
  for (const address of [taken.email, newAddress()]) {
    await server.deliver();
    const before = await rows();
    const sent = server.sent.length;
    const answer = visible(await change(owner, address));
    const after = await rows();
    await server.deliver();
    results.push({
      answer: { ...answer, headers: Object.keys(answer.headers) },
      rows: after.map((count, at) => count - (before[at] ?? 0)),
      mails: server.sent.length - sent,
    });
  }
  expect(results[0]).toEqual(results[1]);
});

test("[SEC-K11 SEC-F13] a change that is verified, undone or said to be nobody's in the moment in which somebody takes the address is no fault of the server's", async () => {
  const { kysely } = server.database;
  const owner = await newOwner(server, "academic");
  expect((await change(owner, newAddress())).statusCode).toBe(200);
  const token = await linkTo(server, `moved.${made}@example.org`, "account/email");
  // As the index of usernames says it of each second change.
  await sql.raw(`create sequence rivals; grant usage on sequence rivals to public`).execute(kysely);
  await sql
    .raw(
      `create function rival() returns trigger language plpgsql as $$ begin
         if nextval('rivals') % 2 = 1 then raise unique_violation; end if; return new; end $$;
       create trigger rival before update of username_index on accounts
         for each row when (old.username_index <> new.username_index) execute function rival()`,
    )
    .execute(kysely);
  expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
  const notMe = await linkTo(server, owner.email, "not-me");
  expect((await owner.post("/email/undo", {})).statusCode).toBe(200);
  expect((await move(owner, newAddress())).statusCode).toBe(200);
  expect((await server.post("/account/not-me", { token: notMe })).statusCode).toBe(200);
  await sql.raw("drop trigger rival on accounts").execute(kysely);
  expect((await accountOf(server, owner.username)).email).toBe(owner.email);
});

test("[SEC-K12] the owner of a taken address is told, and gets no link that works", async () => {
  const taken = await addAcademic(server);
  const owner = await newOwner(server, "academic");
  await change(owner, taken.email);
  expect(await linkTo(server, taken.email, "account/email")).toBe("");
  const mails = server.mails().filter(({ to }) => to === taken.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "This address has a Heron Academic account",
  ]);
});

test("[SEC-K13] whoever registered first with a stranger's address keeps no access: a reset ends what waits", async () => {
  const stranger = await newOwner(server);
  const own = newAddress();
  await change(stranger, own);
  const waiting = await linkTo(server, own, "account/email");
  const { token } = await askForReset(server, stranger.username);
  const reset = { password: "heron-granite-52", token };
  const done = await server.post("/practice/security/password/processReset", reset);
  expect(done.statusCode).toBe(200);
  const late = await server.post("/account/email/proof", { token: waiting });
  expect(late.json().code).toBe("CHANGE_LINK_INVALID");
  expect((await accountOf(server, stranger.username)).email).toBe(stranger.email);
});

test("[SEC-K14] whoever holds the login and moves the address is undone from the old one, which alone gets the link", async () => {
  const owner = await newOwner(server);
  const stolen = newAddress();
  expect((await move(owner, stolen)).statusCode).toBe(200);
  await server.deliver();
  expect(await linkTo(server, stolen, "not-me")).toBe("");
  const token = await linkTo(server, owner.email, "not-me");
  const answer = await server.post("/account/not-me", { token });
  expect(answer.statusCode).toBe(200);
  const account = await accountOf(server, owner.username);
  expect(account.email).toBe(owner.email);
  expect(account.changes_locked_until).not.toBeNull();
  expect((await owner.get("/overview")).statusCode).toBe(401);
});

test("[SEC-K14] a second change does not take the way back away, nor does a reset by the new address", async () => {
  const owner = await newOwner(server);
  await move(owner, newAddress());
  server.advance({ seconds: 1 });
  const second = newAddress();
  await move(owner, second);
  const { token: reset } = await askForReset(server, owner.username);
  const body = { password: "heron-granite-52", token: reset };
  await server.post("/practice/security/password/processReset", body);
  const token = await linkTo(server, owner.email, "not-me");
  const answer = await server.post("/account/not-me", { token });
  expect(answer.json().location).toMatch(/^\/passwordreset\/ud\/[\w-]{43}$/);
  expect((await accountOf(server, owner.username)).email).toBe(owner.email);
});

test("[SEC-K11] links that went to the address before end with the change", async () => {
  const owner = await newOwner(server);
  await server.deliver();
  const { token } = await askForReset(server, owner.username);
  const moved = await move(owner, newAddress());
  expect(moved.json()).toEqual({});
  const body = { password: "heron-granite-52", token };
  const late = await server.post("/practice/security/password/processReset", body);
  expect(late.json().code).toBe("RESET_LINK_EXPIRED");
});

test("the change can be cancelled while it waits, and undone for 72 hours after", async () => {
  const owner = await newOwner(server);
  const address = newAddress();
  await change(owner, address);
  const token = await linkTo(server, address, "account/email");
  expect((await owner.post("/email/undo")).statusCode).toBe(200);
  expect((await server.post("/account/email/proof", { token })).statusCode).toBe(400);
  await move(owner, newAddress());
  expect((await owner.post("/email/undo")).statusCode).toBe(200);
  expect((await accountOf(server, owner.username)).email).toBe(owner.email);
  expect((await owner.get("/overview")).json().email.change).toBeNull();
});

test("[SEC-K11] an address of the registration is proven by the same link, once", async () => {
  const owner = await newOwner(server);
  expect((await owner.post("/email/send")).statusCode).toBe(200);
  const token = await linkTo(server, owner.email, "account/email");
  const twice = await Promise.all([0, 1].map(() => owner.post("/email/proof", { token })));
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect((await accountOf(server, owner.username)).email_proven_at).not.toBeNull();
});

test("[SEC-K14] where the address before is another's by now, nobody is sent a reset: not whoever moved it", async () => {
  const owner = await newOwner(server, "academic");
  const stolen = newAddress();
  await move(owner, stolen);
  const token = await linkTo(server, owner.email, "not-me");
  const { id } = await accountOf(server, stolen);
  await addAcademic(server, { email: owner.email });
  const answer = await server.post("/account/not-me", { token });
  expect(answer.json()).toEqual({ location: "/login/academic" });
  expect((await accountOf(server, stolen)).id).toBe(id);
  const resets = () =>
    server.mails().filter(({ to, text }) => to === stolen && /passwordreset/.test(text));
  await server.deliver();
  expect(resets()).toEqual([]);
  for (const days of [0, 4, 40]) {
    server.advance({ days });
    await jobNamed("remove-ended-email-changes").run(server.database, server.deps.clock());
    const asked = await server.post("/academic/v1/security/passwordreset/", { username: stolen });
    expect(asked.statusCode).toBe(200);
    await server.deliver();
    expect(resets()).toEqual([]);
  }
});

test("[SEC-K12] a wish beyond the links of an account is refused, and the one that waits stays with its link", async () => {
  const narrow = await openTestServer({ limits: { emailProofByAccount: { perHour: 1 } } });
  const owner = await newOwner(narrow);
  const address = newAddress();
  expect((await change(owner, address)).statusCode).toBe(200);
  const token = await linkTo(narrow, address, "account/email");
  const refused = await change(owner, newAddress());
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("3600");
  expect((await owner.post("/email/send")).statusCode).toBe(429);
  expect((await owner.get("/overview")).json().email.change).toMatchObject({ address });
  expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
  await narrow.close();
});

test("[SEC-K12] beyond the links to one address the last one that was sent still counts, and no other address's", async () => {
  const limited = await openTestServer();
  const owner = await newOwner(limited);
  const address = newAddress();
  for (let time = 0; time < 3; time += 1) await change(owner, address);
  const token = await linkTo(limited, address, "account/email");
  const sent = limited.sent.length;
  limited.advance({ seconds: 1 });
  expect((await change(owner, address)).statusCode).toBe(200);
  await limited.deliver();
  expect(limited.sent.slice(sent).map(({ to }) => to)).toEqual([owner.email]);
  // What waits tells nobody that the limit is reached: it counts over all accounts.
  expect((await owner.get("/overview")).json().email.change).toMatchObject({
    state: "waiting",
    askedAt: limited.deps.clock().toISOString(),
  });
  expect((await owner.post("/email/proof", { token })).statusCode).toBe(200);
  const other = await newOwner(limited);
  const before = newAddress();
  await change(other, before);
  const link = await linkTo(limited, before, "account/email");
  await change(other, address);
  expect((await other.post("/email/proof", { token: link })).json().code).toBe(
    "CHANGE_LINK_INVALID",
  );
  await limited.close();
});

test("[SEC-K8] without a recent reauthentication no address is asked for, and no mail leaves", async () => {
  const owner = await newOwner(server);
  await server.deliver();
  server.advance({ minutes: 5, seconds: 1 });
  const sent = server.sent.length;
  expect((await change(owner, newAddress())).json().code).toBe("PROOF_NEEDED");
  await server.deliver();
  expect(server.sent).toHaveLength(sent);
  expect((await owner.get("/overview")).json().email.change).toBeNull();
});
