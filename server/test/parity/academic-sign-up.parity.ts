import { afterAll, beforeAll, test } from "vitest";
import { type AcademicPerson, joinPeople, newAcademicStranger } from "../academics.ts";
import { type ChildServer, prepareChildServer } from "../faults/child-server.ts";
import { expectParity, type Timings } from "./expect-parity.ts";
import { rawPost } from "./raw-post.ts";

const plenty = { perHour: 1_000_000 };
/** A locked name is measured with the logins; here none is. */
const lockout = { failuresBeforeLock: 1_000_000, failuresBeforeDisabled: 1_000_000 };
const pairs = 500;
/** Fewer than the inbox shows at once. */
const people = 25;

let server: ChildServer;
beforeAll(async () => {
  server = await prepareChildServer({
    LIMITS: JSON.stringify({ signUpByAddress: plenty, lockout }),
  });
  await server.start();
}, 180_000);
afterAll(() => server.remove());

const post = (path: string, body: unknown, cookie?: string) =>
  rawPost(`${server.url}/api/academic${path}`, body, cookie === undefined ? {} : { cookie });

/** Not that of the people with accounts, which would let the stranger in. */
const strangersPassword = "basalt-heron-73";

/** A stranger signs up under a name; the call returns the time and the browser's cookie. */
async function signUp({ username }: AcademicPerson) {
  const answer = await post("/v1/signup/hcp", {
    ...newAcademicStranger(),
    username,
    password: strangersPassword,
  });
  if (answer.status !== 200) throw new Error(answer.body);
  const cookie = answer.headers.find((line) => /^set-cookie: fd=/i.test(line));
  return { time: answer.milliseconds, cookie: /fd=[\w-]+/.exec(cookie ?? "")?.[0] ?? "" };
}

/** Milliseconds for addresses with an account and without one, in turns. */
async function timings(timed: (person: AcademicPerson) => Promise<number>): Promise<Timings> {
  const owners = await joinPeople(server, people);
  const invented = owners.map(newAcademicStranger);
  const times: Timings = { known: [], unknown: [] };
  for (let pair = 0; pair < pairs; pair++) {
    const at = pair % people;
    const turns = [
      { who: owners[at], kept: times.known },
      { who: invented[at], kept: times.unknown },
    ];
    if (Math.random() < 0.5) turns.reverse();
    for (const { who, kept } of turns) kept.push(await timed(who ?? newAcademicStranger()));
  }
  return times;
}

test("[SEC-A2 SEC-D1] the time of an academic sign-up does not tell whether the address has an account", async () => {
  await expectParity(() => timings(async (person) => (await signUp(person)).time));
});

test("[SEC-D1] nor does the time of the automatic login that follows it", async () => {
  await expectParity(() =>
    timings(async ({ username }) => {
      const { cookie } = await signUp({ ...newAcademicStranger(), username });
      const login = { username, password: strangersPassword };
      return (await post("/v1/security/brochureLogin", login, cookie)).milliseconds;
    }),
  );
});

test("[SEC-D1] nor does the time of asking for the mail again", async () => {
  await expectParity(() =>
    timings(async ({ username: emailAddress }) => {
      return (await post("/v1/signup/resendVerification", { emailAddress })).milliseconds;
    }),
  );
});
