import { afterAll, beforeEach, expect, test } from "vitest";
import { addAcademic } from "../../../../test/academics.ts";
import { makeInvite } from "../../../../test/invites.ts";
import { newHcp, newSupervisor, newTrainee } from "../../../../test/people.ts";
import { proofFor } from "../../../../test/solve.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";

const server: TestServer = await openTestServer({
  limits: {
    signUpByAddress: { perHour: 2 },
    signUpByAddressWithProof: { perHour: 3 },
    addressChangeByAddress: { perHour: 1 },
  },
});
afterAll(() => server.close());
beforeEach(() => server.advance({ hours: 1, seconds: 1 }));

const signUp = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.post(`/academic/v1/signup/${path}`, body, { headers });
const fillHall = async () => {
  for (const person of [newHcp(), newHcp()]) {
    expect((await signUp("hcp", person)).statusCode).toBe(200);
  }
};

test.each([
  ["hcp", newHcp],
  ["trainee", newTrainee],
  ["supervisor", newSupervisor],
])("428: beyond the first limit a %s proves some work and is in", async (role, make) => {
  await fillHall();
  const person = make();
  const asked = await signUp(role, person);
  expect([asked.statusCode, asked.json().code]).toEqual([428, "PROOF_OF_WORK_NEEDED"]);
  expect((await signUp(role, person, await proofFor(asked))).statusCode).toBe(200);
});

test("[SEC-G12] 429: beyond the second limit the address waits", async () => {
  await fillHall();
  for (let count = 0; count < 3; count += 1) {
    const proof = await proofFor(await signUp("hcp", newHcp()));
    expect((await signUp("hcp", newHcp(), proof)).statusCode).toBe(200);
  }
  const refused = await signUp("hcp", newHcp());
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
});

test("[SEC-D5] whoever brings a usable invite is not asked, and takes nothing of the others' rate limit", async () => {
  for (let count = 0; count < 5; count += 1) {
    const person = newTrainee();
    expect((await signUpInvited(person)).statusCode).toBe(200);
  }
  await fillHall();
  expect((await signUp("hcp", newHcp())).statusCode).toBe(428);
  const person = newTrainee();
  expect((await signUpInvited(person)).statusCode).toBe(200);
});

test("[SEC-D5] a revoked invite is no usable one", async () => {
  await fillHall();
  const person = newTrainee();
  const { id, code } = await inviteFor(person.username);
  await server.database.kysely
    .updateTable("invites")
    .set({ status: "REVOKED" })
    .where("id", "=", id)
    .execute();
  expect((await signUp(`trainee?inviteKey=${code}`, person)).statusCode).toBe(428);
});

const inviteFor = (email: string) =>
  makeInvite(server, { kind: "academic", role: "TRAINEE", email });
async function signUpInvited(person: ReturnType<typeof newTrainee>) {
  const { code } = await inviteFor(person.username);
  return signUp(`trainee?inviteKey=${code}`, person);
}

test("[SEC-D1] whether an address has an account changes neither the question nor the response to its verification", async () => {
  const known = newHcp({ username: (await addAcademic(server)).email });
  await fillHall();
  const answers = [];
  for (const person of [known, newHcp()]) {
    const asked = await signUp("hcp", person);
    const taken = await signUp("hcp", person, await proofFor(asked));
    answers.push([asked, taken].map(comparable));
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.map(({ status }) => status)).toEqual([428, 200]);
});

/** An answer without its random parts, which are as long in every answer. */
function comparable(answer: Awaited<ReturnType<typeof signUp>>) {
  const { status, headers, body } = visible(answer);
  const dull = JSON.stringify([headers, body]).replace(
    /[\w-]{32,}/g,
    ({ length }) => `<${length}>`,
  );
  return { status, dull };
}

test("a full hall stands in nobody's way who mistyped their address; moves have a limit of their own", async () => {
  await fillHall();
  const move = {
    emailAddress: "typo@example.org",
    password: "otter-quartz-41",
    newEmailAddress: "right@example.org",
  };
  expect((await signUp("changeAddress", move)).statusCode).toBe(401);
  expect((await signUp("changeAddress", move)).statusCode).toBe(429);
});
