import { inviteDays } from "@frontdoor/contract/constants.ts";
import { serverWords } from "@frontdoor/words/server-words.ts";
import { dayIn } from "@frontdoor/words/text/dates.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeInvite, storedInvite } from "../../../../test/invites.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { revokeInvite, useInvite } from "../../../identity/invites/invites.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const email = "thandi@example.org";
const load = (code: string) => server.get(`/practice/invite/${code}`);
const inTransaction: TestServer["database"]["kysely"]["transaction"] = () =>
  server.database.kysely.transaction();

describe("[S7.085 S7.086 S3.051] 200", () => {
  test("an invite says its status, its code and its user type, and nothing about the person", async () => {
    const { code } = await makeInvite(server, { email, role: "RECEPTIONIST", practiceId: "p-1" });
    const response = await load(code);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      status: "SENT",
      inviteCode: code,
      userType: "RECEPTIONIST",
    });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test.each(["ACCEPTED", "REGISTERED"] as const)("[SEC-D7] a used one is %s", async (as) => {
    const { id, code } = await makeInvite(server, { email });
    const use = { kind: "practice", code, email, accountId: id, as } as const;
    await inTransaction().execute((tx) => useInvite(tx, server.deps, use));
    expect((await load(code)).json().status).toBe(as);
  });

  test("[SEC-D7] a revoked one and one whose time has run out say so", async () => {
    const { id, code } = await makeInvite(server, { email });
    await inTransaction().execute((tx) => revokeInvite(tx, server.deps, { id, actor: "practice" }));
    expect((await load(code)).json().status).toBe("REVOKED");
    const late = await makeInvite(server, { email });
    server.advance({ days: 7 });
    expect((await load(late.code)).json().status).toBe("EXPIRED");
  });

  test("[SEC-C14] a hundred looks change nothing", async () => {
    const { id, code } = await makeInvite(server, { email });
    await Promise.all(Array.from({ length: 100 }, () => load(code)));
    expect(await storedInvite(server, id)).toEqual({
      status: "SENT",
      used_by: null,
      used_at: null,
    });
  });
});

describe("404", () => {
  test.each(["unknown", "x".repeat(43), "%00"])("[SEC-D7] the code %s", async (code) => {
    const response = await load(code);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe("NOT_FOUND");
  });

  test("an academic invite is none of the practice's", async () => {
    const { code } = await makeInvite(server, { kind: "academic", email, role: "HOD" });
    expect((await load(code)).statusCode).toBe(404);
  });
});

describe("the mail", () => {
  test("leads to sign-up, and to login for people who have an account", async () => {
    const { code } = await makeInvite(server, { email: "Sipho@Example.org", isMailed: true });
    await server.deliver();
    const mails = server.mails().filter(({ to }) => to === "Sipho@Example.org");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`https://localhost:3000/signup/practice?inviteCode=${code}`);
    expect(mails[0]?.text).toContain(`https://localhost:3000/login/practice?inviteCode=${code}`);
  });

  test("tells the day on which it ends, the same one when it is mailed again", async () => {
    const operator = await callerAs(server, "operator");
    const { id } = await makeInvite(server, { email: "again@example.org", isMailed: true });
    const end = new Date(server.deps.clock().getTime() + inviteDays * 86_400_000);
    await server.deliver();
    server.advance({ days: 3 });
    expect((await operator.post(`/invites/${id}/resend`)).statusCode).toBe(200);
    await server.deliver();
    const texts = server.mails().filter(({ to }) => to === "again@example.org");
    const sentence = `ends on ${dayIn(serverWords.en.moments.months, end)}.`;
    expect(texts.map(({ text }) => text.replaceAll(/\s+/g, " ").includes(sentence))).toEqual([
      true,
      true,
    ]);
  });

  test("is not sent for an invite that has ended meanwhile", async () => {
    const { id } = await makeInvite(server, { email: "late@example.org", isMailed: true });
    await inTransaction().execute((tx) => revokeInvite(tx, server.deps, { id, actor: "practice" }));
    await server.deliver();
    expect(server.mails().filter(({ to }) => to === "late@example.org")).toEqual([]);
  });
});
