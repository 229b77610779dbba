import { afterAll, beforeAll, expect, test } from "vitest";
import { joinPeople } from "../academics.ts";
import { type ChildServer, prepareChildServer } from "../faults/child-server.ts";
import { expectParity, type Timings } from "./expect-parity.ts";
import { type RawAnswer, rawPost } from "./raw-post.ts";

const plenty = { perHour: 1_000_000, perDay: 1_000_000 };
const rateLimits = [
  "signUpByAddress",
  "changeByAccount",
  "changeByAddress",
  "emailProofByAccount",
  "emailProofByEmail",
];
const pairs = 500;
const takenAddresses = 25;
/** A proof of who is there lasts five minutes. */
const pairsForEachLogin = 50;

let server: ChildServer;
let owner: { username: string; password: string };
let taken: string[];
beforeAll(async () => {
  server = await prepareChildServer({
    ARGON2_MEMORY_KIB: "64",
    LIMITS: JSON.stringify(Object.fromEntries(rateLimits.map((name) => [name, plenty]))),
  });
  await server.start();
  const [first, ...others] = await joinPeople(server, takenAddresses + 1);
  if (first === undefined) throw new Error("Nobody has signed up.");
  owner = first;
  taken = others.map(({ username }) => username);
}, 180_000);
afterAll(() => server.remove());

async function logIn(): Promise<string> {
  const { username, password } = owner;
  const answer = await fetch(
    `${server.url}/api/academic/v1/security/brochureLogin?target=account`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ username, password }),
    },
  );
  if (!answer.ok) throw new Error(await answer.text());
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

let made = 0;
function freeAddress(): string {
  made += 1;
  return `free.${made}@example.org`;
}

async function ask(emailAddress: string, cookie: string): Promise<RawAnswer> {
  const answer = await rawPost(`${server.url}/api/account/email`, { emailAddress }, { cookie });
  if (answer.status !== 200) throw new Error(answer.body);
  return answer;
}

async function timings(): Promise<Timings> {
  const times: Timings = { known: [], unknown: [] };
  let cookie = "";
  for (let pair = 0; pair < pairs; pair++) {
    if (pair % pairsForEachLogin === 0) cookie = await logIn();
    const turns = [
      { address: taken[pair % takenAddresses] ?? "", kept: times.known },
      { address: freeAddress(), kept: times.unknown },
    ];
    if (Math.random() < 0.5) turns.reverse();
    for (const { address, kept } of turns) kept.push((await ask(address, cookie)).milliseconds);
  }
  return times;
}

test("[SEC-K12] the bytes of a change of the address do not tell whether somebody has it", async () => {
  const cookie = await logIn();
  const { milliseconds: _, ...ofTaken } = await ask(taken[0] ?? "", cookie);
  const { milliseconds: __, ...ofFree } = await ask(freeAddress(), cookie);
  expect(ofTaken).toEqual(ofFree);
});

test("[SEC-K12] nor does its time", async () => {
  await expectParity(timings);
});
