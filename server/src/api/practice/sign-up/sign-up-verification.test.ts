import { proofOfWorkHeader } from "@frontdoor/contract/proof-of-work.ts";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makeInvite } from "../../../../test/invites.ts";
import { newPerson } from "../../../../test/people.ts";
import { proofFor } from "../../../../test/solve.ts";
import { openTestServer, type TestServer, visible } from "../../../../test/test-server.ts";

const server: TestServer = await openTestServer({
  limits: { signUpByAddress: { perHour: 20 }, signUpByAddressWithProof: { perHour: 3 } },
});
afterAll(() => server.close());
// An hour later every rate limit is whole again.
beforeEach(() => server.advance({ hours: 1, seconds: 1 }));

const hall = "203.0.113.7";
const register = (body: unknown, headers: Record<string, string> = {}, clientAddress = hall) =>
  server.post("/practice/registration/register", body, { clientAddress, headers });

/** Registers as many people as are asked for nothing. */
async function fillHall() {
  for (let count = 0; count < 20; count += 1) {
    expect((await register(newPerson())).statusCode).toBe(200);
  }
}

test("428: the twenty-first registration of an hour from one address proves some work and is in", async () => {
  await fillHall();
  const person = newPerson();
  const key = { "idempotency-key": "desk-1" };
  const asked = await register(person, key);
  expect(asked.statusCode).toBe(428);
  expect(asked.headers["cache-control"]).toBe("no-store");
  expect(asked.json()).toMatchObject({
    code: "PROOF_OF_WORK_NEEDED",
    challenge: { parameters: { algorithm: "PBKDF2/SHA-256" } },
  });
  const proof = await proofFor(asked);
  const taken = await register(person, { ...key, ...proof });
  expect(taken.statusCode).toBe(200);
  // A press that is repeated gets the first answer, with its solution or without.
  expect((await register(person, { ...key, ...proof })).json()).toEqual(taken.json());
  expect((await register(person, key)).json()).toEqual(taken.json());
  server.advance({ hours: 1, seconds: 1 });
  expect((await register(newPerson())).statusCode).toBe(200);
});

test("a solution lets one registration in, and none from elsewhere", async () => {
  await fillHall();
  const proof = await proofFor(await register(newPerson()));
  expect((await register(newPerson(), proof, "203.0.113.8")).statusCode).toBe(200);
  expect((await register(newPerson(), proof)).statusCode).toBe(200);
  const again = await register(newPerson(), proof);
  expect([again.statusCode, again.json().code]).toEqual([428, "PROOF_OF_WORK_NEEDED"]);
  const forged = await register(newPerson(), { [proofOfWorkHeader]: "e30=" });
  expect(forged.statusCode).toBe(428);
});

test("[SEC-G12] 429: beyond the second limit nobody is asked to work for nothing", async () => {
  await fillHall();
  const waiting = await proofFor(await register(newPerson()));
  for (let count = 0; count < 3; count += 1) {
    const proof = await proofFor(await register(newPerson()));
    expect((await register(newPerson(), proof)).statusCode).toBe(200);
  }
  for (const headers of [{}, waiting]) {
    const refused = await register(newPerson(), headers);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
    expect(refused.headers["ratelimit-policy"]).toBe('"sign-up";q=3;w=3600');
    expect(refused.json()).not.toHaveProperty("challenge");
  }
});

test("[SEC-D5] an invited registration takes nothing of its address's rate limit, nor waits for it", async () => {
  for (let count = 0; count < 25; count += 1) await registerInvited();
  await fillHall();
  expect((await register(newPerson())).statusCode).toBe(428);
  await registerInvited();
});

async function registerInvited() {
  const person = newPerson();
  const { code } = await makeInvite(server, { email: person.emailAddress });
  const response = await register({ ...person, inviteCode: code });
  expect(response.statusCode).toBe(200);
  return { ...person, inviteCode: code };
}

test("[SEC-D6] an invite that was used counts as none, and one that could be has ten tries an hour", async () => {
  await fillHall();
  const used = await registerInvited();
  const again = { ...newPerson({ emailAddress: used.emailAddress }), inviteCode: used.inviteCode };
  expect((await register(again)).statusCode).toBe(428);

  const taken = newPerson();
  await register(taken, {}, "203.0.113.9");
  const { code } = await makeInvite(server, { email: taken.emailAddress });
  for (let count = 0; count < 10; count += 1) {
    const response = await register({ ...taken, inviteCode: code });
    expect(response.json().code).toBe("USERNAME_TAKEN");
  }
  expect((await register({ ...taken, inviteCode: code })).statusCode).toBe(428);
});

test("[SEC-D1] whether an address has an account changes neither the question nor the response to its verification", async () => {
  const emailAddress = "lerato.known@example.org";
  const known = newPerson({ username: emailAddress, emailAddress });
  expect((await register(known, {}, "203.0.113.9")).statusCode).toBe(200);
  await fillHall();
  const unknown = newPerson({ username: "new@example.org", emailAddress: "new@example.org" });
  const asked = [];
  const told = [];
  for (const person of [known, unknown]) {
    const before = server.spent.hashed;
    const answer = await register(person);
    asked.push({ ...comparable(answer), hashed: server.spent.hashed - before });
    const taken = await register(person, await proofFor(answer));
    told.push({ ...comparable(taken), hashed: server.spent.hashed - before });
  }
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[0]).toMatchObject({ status: 428, hashed: 0 });
  expect(told[0]).toEqual(told[1]);
  expect(told[0]).toMatchObject({ status: 200, hashed: 1 });
});

/** An answer without its random parts, which are as long in every answer. */
function comparable(answer: Awaited<ReturnType<typeof register>>) {
  const { status, headers, body } = visible(answer);
  const dull = JSON.stringify([headers, body]).replace(
    /[\w-]{32,}/g,
    ({ length }) => `<${length}>`,
  );
  return { status, dull };
}

test("[SEC-A11] a network that the operator named has a limit of its own", async () => {
  const named = await openTestServer({
    limits: { signUpByAddress: { perHour: 1 } },
    networks: { "203.0.113.0/24": { signUpByAddress: { perHour: 4 } } },
  });
  const statuses = async (clientAddress: string) => {
    const answers = [];
    for (let count = 0; count < 5; count += 1) {
      answers.push(
        await named.post("/practice/registration/register", newPerson(), { clientAddress }),
      );
    }
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses("203.0.113.7")).toEqual([200, 200, 200, 200, 428]);
  expect(await statuses("198.51.100.7")).toEqual([200, 428, 428, 428, 428]);
  await named.close();
});
