import { afterAll, beforeAll, expect, test } from "vitest";
import {
  mailedToken,
  newMember,
  newStaff,
  openTestConsole,
  staffPassword,
  type TestConsole,
} from "../../../test/console.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { openTestServer } from "../../../test/test-server.ts";
import { appWith } from "../../../test/two-step.ts";

let server: TestConsole;
beforeAll(async () => {
  server = await openTestConsole();
});
afterAll(() => server.close());

const read = (token: string) => server.consolePost("/staff/set-up/read", { token });
const finish = (token: string, code: string, password = staffPassword) =>
  server.consolePost("/staff/set-up", { token, password, code });

/** A link that waits, with the app that its page sets up. */
async function waiting() {
  const staff = await newStaff(server);
  const shown = (await read(staff.token)).json();
  return { ...staff, shown, app: appWith(server, shown.key) };
}

test("[SEC-L15] a link tells whose it is, and the same key again; used, it tells nothing", async () => {
  const { token, shown, emailAddress, app } = await waiting();
  expect(shown).toMatchObject({ name: "Thandi Mokoena", emailAddress, role: "support" });
  expect(shown.uri).toContain(`secret=${shown.key}`);
  expect((await read(token)).json()).toEqual(shown);
  const done = await finish(token, app.code());
  expect(done.json().recoveryCodes).toHaveLength(10);
  expect((await read(token)).json().code).toBe("CONSOLE_LINK_INVALID");
  expect((await finish(token, app.code())).json().code).toBe("CONSOLE_LINK_INVALID");
});

test("[SEC-L15] of twenty presses one sets the login up", async () => {
  const { token, app } = await waiting();
  const code = app.code();
  const answers = await Promise.all(Array.from({ length: 20 }, () => finish(token, code)));
  const counts = answers.filter(({ statusCode }) => statusCode === 200);
  expect(counts).toHaveLength(1);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
});

test("[SEC-L15] it ends after 24 hours, with a newer one, and with its member of staff", async () => {
  const late = await waiting();
  server.advance({ hours: 24 });
  expect((await finish(late.token, late.app.code())).json().code).toBe("CONSOLE_LINK_INVALID");
  const operator = await callerAs(server, "operator");
  const replaced = await waiting();
  await operator.post(`/staff/${replaced.id}/console-link`, { reason: "lost" });
  expect((await read(replaced.token)).statusCode).toBe(400);
  expect((await read(await mailedToken(server, replaced.emailAddress))).statusCode).toBe(200);
  const ended = await waiting();
  await operator.post(`/staff/${ended.id}/end`, { reason: "left" });
  expect((await finish(ended.token, ended.app.code())).json().code).toBe("CONSOLE_LINK_INVALID");
});

test("[SEC-L15] a wrong code or a refused password leaves the link as it is", async () => {
  const { token, app, emailAddress } = await waiting();
  expect((await finish(token, app.wrongCode())).json().code).toBe("WRONG_CODE");
  for (const password of ["short", "password123", emailAddress]) {
    const answer = (await finish(token, app.code(), password)).json();
    expect([answer.code, Object.keys(answer.fields)]).toEqual(["VALIDATION", ["password"]]);
  }
  expect((await finish(token, app.code())).statusCode).toBe(200);
});

test("[SEC-L15] nobody but the mailbox is told the link: no answer, no event, no row", async () => {
  const operator = await callerAs(server, "operator");
  const { id, token, emailAddress } = await newStaff(server);
  const answer = await operator.post(`/staff/${id}/console-link`, { reason: "lost" });
  const again = await mailedToken(server, emailAddress);
  expect(again).not.toBe(token);
  for (const secret of [token, again]) {
    expect(answer.body).not.toContain(secret);
    for (const table of ["staff_tokens", "outbox", "audit_events"] as const) {
      const rows = await server.database.kysely.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  }
});

test("[SEC-L7] what is kept of a login is hashed or encrypted", async () => {
  const member = await newMember(server);
  const row = await server.database.kysely
    .selectFrom("staff_logins")
    .selectAll()
    .where("staff_id", "=", member.id)
    .executeTakeFirstOrThrow();
  expect(row.password_hash).toMatch(/^\$argon2id/);
  const codes = await server.database.kysely
    .selectFrom("staff_recovery_codes")
    .selectAll()
    .where("staff_id", "=", member.id)
    .execute();
  expect(codes).toHaveLength(10);
  const kept = JSON.stringify([row, codes]);
  for (const secret of [staffPassword, ...member.recoveryCodes]) {
    expect(kept).not.toContain(secret);
  }
});

test("without a console nobody is mailed a link, and none can be asked for", async () => {
  const plain = await openTestServer();
  const operator = await callerAs(plain, "operator");
  const body = { name: "T", emailAddress: "t@example.org", role: "support", reason: "test" };
  const added = (await operator.post("/staff/add", body)).json();
  expect(added.consoleLinkMailed).toBe(false);
  const asked = await operator.post(`/staff/${added.id}/console-link`, { reason: "test" });
  expect(asked.json().code).toBe("NO_CONSOLE");
  await plain.deliver();
  expect(plain.sent).toEqual([]);
  await plain.close();
});
