import { randomUUID } from "node:crypto";
import { messages } from "@frontdoor/contract/messages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPractices } from "../../../test/practices.ts";
import { type Caller, callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { findInvite } from "../../identity/invites/find-invites.ts";

let server: TestServer;
let practice: Caller;
let academic: Caller;
let operator: Caller;

beforeAll(async () => {
  server = await openTestServer();
  practice = await callerAs(server, "practice");
  academic = await callerAs(server, "academic");
  operator = await callerAs(server, "operator");
});
afterAll(() => server.close());

const emailAddress = "thandi@example.org";
const head = { emailAddress, name: "Thandi Mokoena", role: "HOD", send: false };
const found = (kind: "practice" | "academic", code: string) =>
  findInvite(server.database.kysely, server.deps.clock(), { kind, code });
const listedIds = async (caller: Caller, filter = "") =>
  (await caller.get(`/invites${filter}`)).json().map(({ id }: { id: string }) => id);

describe("200", () => {
  test("[S3.051] a practice invite is bound to address, user type and practice", async () => {
    await addPractices(server, [{ id: "p-7" }]);
    const body = { emailAddress: ` ${emailAddress} `, practiceId: "p-7", send: false };
    const { id, code, link } = (await practice.post("/invites/practice", body)).json();
    expect(link).toBe(`${server.deps.config.publicUrl}/signup/practice?inviteCode=${code}`);
    expect(await found("practice", code)).toMatchObject({
      id,
      status: "SENT",
      email: emailAddress,
      role: "HCP",
      practice_id: "p-7",
      created_by: "practice",
    });
  });

  test("[S3.051 SEC-D5] spaces around a user type do not count", async () => {
    const body = { emailAddress, userType: "RECEPTIONIST ", send: false };
    const { code } = (await practice.post("/invites/practice", body)).json();
    expect((await found("practice", code))?.role).toBe("RECEPTIONIST");
  });

  test("[S3.050] an academic invite carries address, name and role", async () => {
    const { code, link } = (await academic.post("/invites/academic", head)).json();
    expect(link).toContain(`/signup/academic?inviteKey=${code}`);
    expect(await found("academic", code)).toMatchObject({
      name: "Thandi Mokoena",
      role: "HOD",
      created_by: "academic",
    });
  });

  test("[SEC-C6] the code of a mailed invite is in the mail and nowhere else, so that it verifies the address", async () => {
    const to = "mailed@example.org";
    const kinds = [
      await practice.post("/invites/practice", { emailAddress: to }),
      await academic.post("/invites/academic", { ...head, emailAddress: to, send: true }),
    ];
    for (const answer of kinds) expect(Object.keys(answer.json())).toEqual(["id"]);
    await server.deliver();
    const mails = server.mails().filter((mail) => mail.to === to);
    expect(mails.map(({ text }) => /invite(?:Code|Key)=\S{43}/.test(text))).toEqual([true, true]);
  });

  test("[SEC-F2] a repeated request makes one invite; the same key of another product makes its own", async () => {
    const body = { emailAddress: "repeated@example.org", send: false };
    const key = { "idempotency-key": "once-7" };
    const first = await practice.post("/invites/practice", body, key);
    const again = await practice.post("/invites/practice", body, key);
    expect(again.json()).toEqual(first.json());
    const asked = { emailAddress: body.emailAddress, reason: "test" };
    const others = await operator.post("/invites/practice", asked, key);
    expect(others.json().id).not.toBe(first.json().id);
  });

  test("a product lists its own invites, the operator all, each by status", async () => {
    const mine = (await academic.post("/invites/academic", head)).json();
    const theirs = (await practice.post("/invites/practice", { emailAddress, send: false })).json();
    expect(await listedIds(academic)).toContain(mine.id);
    expect(await listedIds(academic, "?kind=practice")).not.toContain(theirs.id);
    expect(await listedIds(operator)).toEqual(expect.arrayContaining([mine.id, theirs.id]));
    expect(await listedIds(operator, "?kind=practice")).not.toContain(mine.id);
    expect(await listedIds(operator, "?status=REVOKED")).toEqual([]);
  });

  test("a list goes on where its page ends, and shows those for one practice", async () => {
    await addPractices(server, [{ id: "p-8" }]);
    const made: string[] = [];
    for (const practiceId of ["p-8", undefined, "p-8"]) {
      server.advance({ seconds: 1 });
      const body = { emailAddress, practiceId, send: false };
      made.unshift((await practice.post("/invites/practice", body)).json().id);
    }
    const first = await practice.get("/invites?limit=2&status=SENT");
    expect(first.json().map(({ id }: { id: string }) => id)).toEqual(made.slice(0, 2));
    const next = /^<\/api\/products(\/invites\?.*status=SENT.*)>; rel="next"$/.exec(
      String(first.headers.link),
    )?.[1];
    expect((await practice.get(next ?? "")).json()[0].id).toBe(made[2]);
    const forOne = await practice.get("/invites?practiceId=p-8");
    expect(forOne.json()).toMatchObject([
      { id: made[0], practiceId: "p-8" },
      { id: made[2], practiceId: "p-8" },
    ]);
    expect(forOne.headers.link).toBeUndefined();
  });

  test("[SEC-C3] the list gives no code away", async () => {
    const { code } = (
      await practice.post("/invites/practice", { emailAddress, send: false })
    ).json();
    expect((await practice.get("/invites")).body).not.toContain(code);
  });

  test("an invite is revoked", async () => {
    const { id, code } = (await academic.post("/invites/academic", head)).json();
    expect((await academic.post(`/invites/${id}/revoke`)).json()).toEqual({});
    expect((await found("academic", code))?.status).toBe("REVOKED");
  });
});

describe("400", () => {
  test.each([
    ["/invites/practice", { emailAddress: "no address" }, "emailAddress"],
    ["/invites/practice", {}, "emailAddress"],
    ["/invites/academic", { ...head, name: " " }, "name"],
    ["/invites/academic", { ...head, role: "ADMIN" }, "role"],
  ])("%s with %j", async (path, body, field) => {
    const answer = await operator.post(path, { reason: "test", ...body });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
  });

  test("[S3.051 S6.013] nobody is invited as a patient, who could never log in", async () => {
    const body = { emailAddress, userType: " PATIENT " };
    const answer = await practice.post("/invites/practice", body);
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { userType: messages.invalid },
    ]);
  });

  test("[S3.051] a practice that does not exist or is not active has no invite", async () => {
    await addPractices(server, [{ id: "closed", active: false }]);
    for (const practiceId of ["unknown", "closed"]) {
      const answer = await practice.post("/invites/practice", { emailAddress, practiceId });
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        { practiceId: messages.invalid },
      ]);
    }
  });
});

describe("404", () => {
  test("an invite of another product stays as it is", async () => {
    const { id, code } = (await academic.post("/invites/academic", head)).json();
    expect((await practice.post(`/invites/${id}/revoke`)).statusCode).toBe(404);
    expect((await found("academic", code))?.status).toBe("SENT");
  });

  test("an unknown invite", async () => {
    expect((await operator.post(`/invites/${randomUUID()}/revoke`)).statusCode).toBe(404);
  });
});

test("[SEC-F2] under one key a refusal is looked at anew, what was done is answered again", async () => {
  const body = { emailAddress, practiceId: "p-late", send: false };
  const press = () => practice.post("/invites/practice", body, { "idempotency-key": "press" });
  expect((await press()).statusCode).toBe(400);
  await addPractices(server, [{ id: "p-late" }]);
  const made = await press();
  expect(made.statusCode).toBe(200);
  expect((await press()).json()).toEqual(made.json());
});

test.each(["userType", "practiceId"])("[SEC-G3] 400: a control character in %s", async (field) => {
  const body = { emailAddress, send: false, [field]: "a\u0000b" };
  const answer = await practice.post("/invites/practice", body);
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});
