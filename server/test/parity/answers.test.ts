import { afterAll, beforeAll, expect, test } from "vitest";
import { type ChildServer, prepareChildServer } from "../faults/child-server.ts";
import { newStranger } from "../faults/person.ts";
import { goodPassword } from "../people.ts";
import { archive, lock, registerPeople } from "./names.ts";
import { rawPost } from "./raw-post.ts";

let server: ChildServer;
const names: Record<string, string> = {};
const addresses: string[] = [];
beforeAll(async () => {
  server = await prepareChildServer({ ARGON2_MEMORY_KIB: "64" });
  await server.start();
  const [wrong, locked, archived] = await registerPeople(server, 3);
  if (wrong === undefined || locked === undefined || archived === undefined) throw new Error();
  await lock(server, locked.username);
  const unknown = newStranger().username;
  const unknownLocked = newStranger().username;
  await lock(server, unknownLocked);
  await server.stop();
  await archive(server, [archived]);
  await server.start();
  addresses.push(wrong.emailAddress, archived.emailAddress);
  Object.assign(names, {
    unknown,
    wrong: wrong.username,
    locked: locked.username,
    archived: archived.username,
    unknownLocked,
  });
});
afterAll(() => server.remove());

test.each([
  ["a wrong password", "wrong-otter-1"],
  ["one letter", "x"],
  ["a password of 4,000 letters", "a1".repeat(2_000)],
  ["a password that is not normalised", "cafe\u0301-otter-9"],
])("[SEC-A1] with %s every state of a name gives the same bytes", async (_name, password) => {
  for (const [state, username] of Object.entries(names)) {
    const { milliseconds: _, ...answer } = await rawPost(
      `${server.url}/api/practice/security/auth`,
      {
        username,
        password,
      },
    );
    const { milliseconds: __, ...expected } = await rawPost(
      `${server.url}/api/practice/security/auth`,
      { username: newStranger().username, password },
    );
    expect(answer.status, state).toBe(401);
    expect({ state, ...answer }).toEqual({ state, ...expected });
  }
});

test("[SEC-A1] the right password of a locked or archived account gives them as well", async () => {
  const url = `${server.url}/api/practice/security/auth`;
  const { milliseconds: _, ...expected } = await rawPost(url, {
    username: newStranger().username,
    password: goodPassword,
  });
  for (const state of ["locked", "archived"]) {
    const { milliseconds: __, ...answer } = await rawPost(url, {
      username: names[state],
      password: goodPassword,
    });
    expect({ state, ...answer }).toEqual({ state, ...expected });
  }
});

test("[SEC-C1] a request for a reset answers every name with the same bytes", async () => {
  const url = `${server.url}/api/practice/security/password/requestReset`;
  const answers = [];
  for (const username of Object.values(names)) {
    const { milliseconds: _, ...answer } = await rawPost(url, { username });
    answers.push(answer);
  }
  expect(answers[0]?.status).toBe(200);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test("[SEC-C1 S7.068] a request for a reminder answers every address with the same bytes", async () => {
  const url = `${server.url}/api/practice/security/username/requestReminder`;
  const emails = [...addresses, "nobody@example.org", "NOBODY@example.org", "nobody@example.org"];
  const answers = [];
  for (const email of emails) {
    const { milliseconds: _, ...answer } = await rawPost(url, { email });
    answers.push(answer);
  }
  expect(answers[0]?.status).toBe(200);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});
