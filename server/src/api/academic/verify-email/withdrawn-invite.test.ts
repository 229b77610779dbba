import { setTimeout as pause } from "node:timers/promises";
import { failures } from "@frontdoor/contract/errors.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  academicAccount,
  mailedCodes,
  signUpAcademic,
  verify,
} from "../../../../test/academics.ts";
import { makeInvite } from "../../../../test/invites.ts";
import { newHcp, newTrainee } from "../../../../test/people.ts";
import { callerAs } from "../../../../test/product-keys.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";
import { revokeInvite } from "../../../identity/invites/invites.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const institution = { trainingInstitutionId: "ukzn-addington-hospital" };
/** Time for a server's second connection to come as far as the invite; the answer is the same without it. */
const followedMilliseconds = 200;
const press = { confirm: true } as const;
const resend = (emailAddress: string, cookies: Record<string, string> = {}) =>
  server.post("/academic/v1/signup/resendVerification", { emailAddress }, { cookies });
async function withdraw(inviteId: string) {
  const { post } = await callerAs(server, "academic");
  expect((await post(`/invites/${inviteId}/revoke`)).statusCode).toBe(200);
}

/** A head of department who signed up with an invite that was withdrawn afterwards. */
async function withdrawn({ isMailed = true } = {}) {
  const person = newHcp(institution);
  const email = person.username;
  const invite = await makeInvite(server, { kind: "academic", email, role: "HOD" });
  const { cookies } = await signUpAcademic(server, { role: "hod", person, inviteKey: invite.code });
  const code = isMailed ? (await mailedCodes(server, email)).at(-1) : undefined;
  await withdraw(invite.id);
  return { email, cookies, code: code ?? "", password: person.password };
}

test("[S7.042 SEC-D6] the activation link says that the invitation was withdrawn, in every browser, and what to do", async () => {
  const { email, code, cookies } = await withdrawn();
  for (const browser of [{ cookies }, {}, press]) {
    const answer = await verify(server, { email, code, ...browser });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "INVITE_WITHDRAWN"]);
    expect(answer.json().message).toBe(failures.INVITE_WITHDRAWN.message);
  }
  server.advance({ hours: 25 });
  expect((await verify(server, { email, code, ...press })).json().code).toBe("INVITE_WITHDRAWN");
  await expect(academicAccount(server, email)).rejects.toThrow();
});

test("[SEC-D6] it says so as well when the invitation is withdrawn while the link is followed", async () => {
  const person = newHcp(institution);
  const email = person.username;
  const invite = await makeInvite(server, { kind: "academic", email, role: "HOD" });
  await signUpAcademic(server, { role: "hod", person, inviteKey: invite.code });
  const [code = ""] = await mailedCodes(server, email);
  const answer = await server.database.kysely.transaction().execute(async (tx) => {
    await revokeInvite(tx, server.deps, { id: invite.id, actor: "academic" });
    const followed = verify(server, { email, code, ...press });
    await pause(followedMilliseconds);
    return { followed };
  });
  expect((await answer.followed).json().code).toBe("INVITE_WITHDRAWN");
  await expect(academicAccount(server, email)).rejects.toThrow();
});

test("[SEC-D1 SEC-C1] asking again is answered as for anybody, by the same rows, and sends nothing", async () => {
  const { email, code, cookies } = await withdrawn();
  const { username: other, cookies: others } = await signUpAcademic(server);
  await server.deliver();
  const rows = async () =>
    (await server.database.kysely.selectFrom("outbox").select("id").execute()).length;
  const asked = async (address: string, browser: Record<string, string>) => {
    const before = await rows();
    const answer = visible(await resend(address, browser));
    return { answer, rows: (await rows()) - before };
  };
  const ofWithdrawn = await asked(email, cookies);
  expect(ofWithdrawn).toEqual(await asked(other, others));
  expect(ofWithdrawn).toEqual(await asked("nobody@example.org", {}));
  await server.deliver();
  expect(await mailedCodes(server, email)).toEqual([code]);
  expect(await mailedCodes(server, other)).toHaveLength(2);
  expect((await verify(server, { email, code, cookies })).json().code).toBe("INVITE_WITHDRAWN");
});

test("a mail that was still to leave when the invitation was withdrawn does not leave", async () => {
  const { email } = await withdrawn({ isMailed: false });
  expect(await mailedCodes(server, email)).toEqual([]);
});

test("[SEC-D1] only whoever holds the link learns of it; the login answers as ever", async () => {
  const { email, code, cookies, password } = await withdrawn();
  const invented = await verify(server, { email, code: "x".repeat(43), ...press });
  const elsewhere = await verify(server, { email: "nobody@example.org", code, ...press });
  expect(invented.json().code).toBe("VERIFICATION_INVALID");
  expect(visible(elsewhere)).toEqual(visible(invented));
  const login = { username: email, password };
  const entered = await server.post("/academic/v1/security/brochureLogin", login, { cookies });
  expect(entered.json().location).toMatch(/^\/verifyEmail\?/);
});

test("[S7.013] whoever is invited again signs up again, and that link activates", async () => {
  const { email, code: old, cookies } = await withdrawn();
  const again = await makeInvite(server, { kind: "academic", email, role: "HOD" });
  const person = newHcp({ ...institution, username: email });
  const path = `/academic/v1/signup/hod?inviteKey=${again.code}`;
  expect((await server.post(path, person, { cookies })).statusCode).toBe(200);
  const code = (await mailedCodes(server, email)).at(-1) ?? "";
  const former = await verify(server, { email, code: old, cookies });
  expect(former.json().code).toBe("VERIFICATION_EXPIRED");
  expect((await verify(server, { email, code, cookies })).statusCode).toBe(200);
  expect((await academicAccount(server, email)).type).toBe("HOD");
});

test("[S7.014] for anybody else the invite only filled in the form: without it the link activates", async () => {
  const person = newTrainee();
  const email = person.username;
  const invite = await makeInvite(server, { kind: "academic", email, role: "TRAINEE" });
  const { code: inviteKey } = invite;
  const { cookies } = await signUpAcademic(server, { role: "trainee", person, inviteKey });
  await withdraw(invite.id);
  const [code = ""] = await mailedCodes(server, email);
  expect((await verify(server, { email, code, cookies })).statusCode).toBe(200);
});
