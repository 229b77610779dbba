import { afterAll, beforeAll, test } from "vitest";
import { type ChildServer, prepareChildServer } from "../faults/child-server.ts";
import { newStranger, type Person } from "../faults/person.ts";
import { expectParity } from "./expect-parity.ts";
import { registerPeople } from "./names.ts";
import { rawPost } from "./raw-post.ts";
import { peopleNeeded, timings } from "./timings.ts";

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

const people = async () => ({
  known: await registerPeople(server, peopleNeeded),
  unknown: Array.from({ length: peopleNeeded }, () => newStranger()),
});

test.each([
  ["a wrong password", "wrong-otter-1"],
  ["one letter", "x"],
  ["a long password", "a1".repeat(1_000)],
  ["a password that is not normalised", "cafe\u0301-otter-9"],
])(
  "[SEC-A2 SEC-A3] the time of a login with %s does not tell whether the name exists",
  async (_name, password) => {
    await expectParity(async () => timings(await people(), logIn(password)));
  },
);

test("[SEC-C1 SEC-C2] nor does the time of a request for a reset", async () => {
  await expectParity(async () => timings(await people(), askForReset));
});

test("[SEC-C2] nor does the time of the request that follows it", async () => {
  await expectParity(async () => timings(await people(), askAfterAReset));
});

test("[SEC-C1 SEC-C2] nor does the time of a request for a reminder tell whether the address does", async () => {
  await expectParity(async () => timings(await people(), askForReminder));
});
