import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, test } from "vitest";
import { joinPeople } from "../academics.ts";
import { createAuthenticator, type SoftwareAuthenticator } from "../authenticator.ts";
import { type ChildServer, prepareChildServer } from "../faults/child-server.ts";
import { expectParity, type Timings } from "./expect-parity.ts";
import { rawPost } from "./raw-post.ts";

const plenty = { perHour: 1_000_000 };
const pairs = 500;
const people = 25;

let server: ChildServer;
beforeAll(async () => {
  const limits = { signUpByAddress: plenty, refusedPasskeysByAddress: plenty };
  server = await prepareChildServer({ LIMITS: JSON.stringify(limits) });
  await server.start();
}, 180_000);
afterAll(() => server.remove());

type Asked = Parameters<SoftwareAuthenticator["make"]>[0];

async function post(path: string, body: unknown, cookie = "") {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const set = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  const { options } = (await answer.json()) as { options?: Asked };
  return { options: options ?? { challenge: "" }, cookie: set.join("; ") };
}

const newAuthenticator = () =>
  createAuthenticator({ origin: server.url, rpId: new URL(server.url).hostname });

/** Somebody adds a passkey; the id of it and what its authenticator knows the account by. */
async function enrol({ username, password }: { username: string; password: string }) {
  const login = { username, password };
  const path = "/academic/v1/security/brochureLogin?target=account";
  const { cookie } = await post(path, login);
  const { options } = await post("/account/passkeys/options", {}, cookie);
  const authenticator = newAuthenticator();
  const passkey = authenticator.make(options);
  await post("/account/passkeys", { passkey }, cookie);
  return { id: passkey.id, userHandle: options.user?.id ?? "" };
}

/** A stranger who knows such an id answers with a key of their own. */
async function timeOf(stranger: SoftwareAuthenticator, lies: { id: string; userHandle: string }) {
  const { options } = await post("/academic/v1/security/passkey/options", {});
  const passkey = stranger.answer(options, lies);
  const answer = await rawPost(`${server.url}/api/academic/v1/security/passkey`, { passkey });
  if (answer.status !== 401) throw new Error(answer.body);
  return answer.milliseconds;
}

async function timings(): Promise<Timings> {
  const known = [];
  for (const person of await joinPeople(server, people)) known.push(await enrol(person));
  const stranger = newAuthenticator();
  stranger.make({ challenge: "", user: { id: "eA" } });
  const times: Timings = { known: [], unknown: [] };
  for (let pair = 0; pair < pairs; pair++) {
    const theirs = known[pair % people];
    if (theirs === undefined) throw new Error("Nobody has added a passkey.");
    const invented = randomBytes(16).toString("base64url");
    const turns = [
      { lies: theirs, kept: times.known },
      { lies: { ...theirs, id: invented }, kept: times.unknown },
    ];
    if (Math.random() < 0.5) turns.reverse();
    for (const { lies, kept } of turns) kept.push(await timeOf(stranger, lies));
  }
  return times;
}

test("[SEC-I2] the time of a refusal does not tell whether a passkey is somebody's", async () => {
  await expectParity(timings);
});
