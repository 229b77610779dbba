import { afterAll, beforeAll, test } from "vitest";
import { type AcademicPerson, joinPeople, newAcademicStranger } from "../academics.ts";
import { type ChildServer, prepareChildServer } from "../faults/child-server.ts";
import { expectParity } from "./expect-parity.ts";
import { rawPost } from "./raw-post.ts";
import { peopleNeeded, timings } from "./timings.ts";

let server: ChildServer;
beforeAll(async () => {
  server = await prepareChildServer();
  await server.start();
});
afterAll(() => server.remove());

/** Fewer than the inbox shows at once. */
const joinedAtOnce = 25;

async function people() {
  const known: AcademicPerson[] = [];
  while (known.length < peopleNeeded) known.push(...(await joinPeople(server, joinedAtOnce)));
  return { known, unknown: known.map(newAcademicStranger) };
}
const post = async (path: string, body: unknown) =>
  (await rawPost(`${server.url}/api/academic/v1/security${path}`, body)).milliseconds;
const askForReset = ({ username }: AcademicPerson) => post("/passwordreset/", { username });

test.each([
  ["a wrong password", "wrong-otter-1"],
  ["one letter", "x"],
])(
  "[SEC-A2 SEC-A10] the time of an academic login with %s does not tell whether the name exists",
  async (_name, password) => {
    await expectParity(async () =>
      timings(await people(), ({ username }) => post("/brochureLogin", { username, password })),
    );
  },
);

test("[SEC-C1 SEC-C2] nor does the time of a request for a reset", async () => {
  await expectParity(async () => timings(await people(), askForReset));
});

test("[SEC-C2] nor does the time of the request that follows it", async () => {
  await expectParity(async () =>
    timings(await people(), async (person) => {
      await askForReset(person);
      return askForReset(newAcademicStranger());
    }),
  );
});
