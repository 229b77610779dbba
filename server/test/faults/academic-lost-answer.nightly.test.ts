import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailedCode, newAcademicStranger } from "../academics.ts";
import { goodPassword } from "../people.ts";
import { type ChildServer, prepareChildServer } from "./child-server.ts";

const preload = join(import.meta.dirname, "die-before-answering.ts");
const dying = { "x-die-before-answer": "yes" };

let server: ChildServer;
beforeAll(async () => {
  server = await prepareChildServer({ ARGON2_MEMORY_KIB: "64" });
});
afterAll(() => server.remove());

/** The answer of an academic call and the device cookie that it sets; `null` when no answer came. */
async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  try {
    const response = await fetch(`${server.url}/api/academic${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith("fd="));
    const answer: unknown = await response.json();
    return { status: response.status, answer, cookie: cookie?.split(";")[0] ?? "" };
  } catch {
    return null;
  }
}

test("[SEC-F13 SEC-E2] a sign-up and an activation whose answers got lost with the process are each done once, and the person gets in", async () => {
  const person = newAcademicStranger();
  const { username } = person;
  const key = { "Idempotency-Key": "academic-lost-1" };
  const credentials = { username, password: goodPassword };
  const logIn = (cookie: string) =>
    send("/v1/security/brochureLogin", credentials, cookie === "" ? {} : { cookie });

  await server.start(preload);
  expect(await send("/v1/signup/hcp", person, { ...key, ...dying })).toBeNull();
  await server.ended();

  await server.start(preload);
  const again = await send("/v1/signup/hcp", person, key);
  expect([again?.status, again?.answer]).toEqual([200, {}]);
  const cookie = again?.cookie ?? "";
  expect((await logIn(cookie))?.answer).toEqual({
    location: expect.stringMatching(/^\/verifyEmail\?/),
  });
  const verificationCode = await mailedCode(server, username);
  const link = { emailAddress: username, verificationCode };
  expect(await send("/v1/signup/verifyEmail", link, { cookie, ...dying })).toBeNull();
  await server.ended();

  await server.start();
  const done = await send("/v1/signup/verifyEmail", link, { cookie });
  expect([done?.status, done?.answer]).toEqual([200, { confirmationNeeded: false }]);
  expect((await logIn(cookie))?.answer).toEqual({
    location: expect.stringMatching(/^http.*code=/),
  });
  const inbox = await fetch(`${server.url}/dev/inbox.json`);
  const mails = (await inbox.json()) as { to: string; subject: string }[];
  expect(mails.filter(({ to }) => to === username)).toEqual([
    expect.objectContaining({ subject: "Activate your Heron Academic account" }),
  ]);
});
