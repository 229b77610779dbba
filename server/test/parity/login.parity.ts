import { afterAll, beforeAll, test } from "vitest";
import { type ChildServer, prepareChildServer } from "../faults/child-server.ts";
import { newStranger, type Person } from "../faults/person.ts";
import { expectParity } from "./expect-parity.ts";
import { registerPeople } from "./names.ts";
import { rawPost } from "./raw-post.ts";

const pairs = 500;
/** Fewer than what locks, so that the names stay in the state that is measured. */
const attemptsForEach = 5;

let server: ChildServer;
beforeAll(async () => {
  server = await prepareChildServer();
  await server.start();
});
afterAll(() => server.remove());

/** A request and its time; what a request sets off may instead be seen in the time of the next one. */
type Timed = (person: Person) => Promise<number>;

const post = async (path: string, body: unknown) =>
  (await rawPost(`${server.url}/api/practice${path}`, body)).milliseconds;
const logIn =
  (password: string): Timed =>
  ({ username }) =>
    post("/security/auth", { username, password });
const askForReset: Timed = ({ username }) => post("/security/password/requestReset", { username });
const askAfterAReset: Timed = async (person) => {
  await askForReset(person);
  return askForReset(newStranger());
};
const askForReminder: Timed = ({ emailAddress: email }) =>
  post("/security/username/requestReminder", { email });

/** Milliseconds for known and for unknown people, in turns. */
async function timings(timed: Timed) {
  const people = await registerPeople(server, pairs / attemptsForEach);
  const invented = people.map(() => newStranger());
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < attemptsForEach; round++) {
    for (const [index, person] of people.entries()) {
      const turns = [
        { who: person, kept: times.known },
        { who: invented[index] ?? newStranger(), kept: times.unknown },
      ];
      if (Math.random() < 0.5) turns.reverse();
      for (const { who, kept } of turns) kept.push(await timed(who));
    }
  }
  return times;
}

test.each([
  ["a wrong password", "wrong-otter-1"],
  ["one letter", "x"],
  ["a long password", "a1".repeat(1_000)],
  ["a password that is not normalised", "cafe\u0301-otter-9"],
])(
  "[SEC-A2 SEC-A3] the time of a login with %s does not tell whether the name exists",
  async (_name, password) => {
    await expectParity(() => timings(logIn(password)));
  },
);

test("[SEC-C1 SEC-C2] nor does the time of a request for a reset", async () => {
  await expectParity(() => timings(askForReset));
});

test("[SEC-C2] nor does the time of the request that follows it", async () => {
  await expectParity(() => timings(askAfterAReset));
});

test("[SEC-C1 SEC-C2] nor does the time of a request for a reminder tell whether the address does", async () => {
  await expectParity(() => timings(askForReminder));
});
