import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, test } from "vitest";
import { openDatabase } from "../../src/platform/database/open-database.ts";
import { newId } from "../../src/platform/ids.ts";
import { silentLog } from "../database.ts";
import { type ChildServer, prepareChildServer } from "../faults/child-server.ts";
import { newStranger, type Person } from "../faults/person.ts";
import { expectParity } from "./expect-parity.ts";
import { registerPeople } from "./names.ts";
import { rawPost } from "./raw-post.ts";
import { peopleNeeded, timings } from "./timings.ts";

let server: ChildServer;
beforeAll(async () => {
  // A cheap hash: beside a dear one what is looked for would be lost, and no run would come to its end.
  server = await prepareChildServer({ ARGON2_MEMORY_KIB: "64" });
  await server.start();
});
afterAll(() => server.remove());

const post = async (path: string, body: unknown) =>
  (await rawPost(`${server.url}/api/practice${path}`, body)).milliseconds;
const logIn = ({ username }: Person) =>
  post("/security/auth", { username, password: "wrong-otter-1" });

/** People who have a passkey and two-step verification: both lie in the database as if they had been set up. */
async function protectedPeople(): Promise<Person[]> {
  const people = await registerPeople(server, peopleNeeded);
  await server.stop();
  const database = await openDatabase(server, silentLog);
  const now = new Date();
  try {
    for (const { username } of people) {
      const { id } = await database.kysely
        .selectFrom("accounts")
        .select("id")
        .where("username", "=", username)
        .executeTakeFirstOrThrow();
      await database.kysely
        .insertInto("second_steps")
        .values({
          account_id: id,
          app_key_sealed: "unread",
          last_step: 0,
          since: now,
          ends_at: null,
        })
        .execute();
      await database.kysely
        .insertInto("passkeys")
        .values({
          id: newId(() => now),
          account_id: id,
          credential_id: randomBytes(32),
          public_key: randomBytes(77),
          counter: 0,
          transports: "[]",
          label: "Chrome on Windows",
          created_at: now,
          last_used_at: null,
        })
        .execute();
    }
  } finally {
    await database.close();
  }
  await server.start();
  return people;
}

test("[SEC-J8 SEC-I2] the time of a refused login does not tell who has a passkey and two-step verification", async () => {
  await expectParity(async () => {
    const unknown = await registerPeople(server, peopleNeeded);
    return timings({ known: await protectedPeople(), unknown }, logIn);
  });
});

test("[SEC-J8 SEC-I2] nor whether the name of somebody who has both exists", async () => {
  await expectParity(async () => {
    const unknown = Array.from({ length: peopleNeeded }, () => newStranger());
    return timings({ known: await protectedPeople(), unknown }, logIn);
  });
});
