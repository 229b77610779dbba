import { openDatabase } from "../../src/platform/database/open-database.ts";
import { silentLog } from "../database.ts";
import type { ChildServer } from "../faults/child-server.ts";
import { newStranger, type Person, registration, send } from "../faults/person.ts";

const attemptsUntilLocked = 10;

/** Registers people over HTTP. */
export async function registerPeople(server: ChildServer, count: number): Promise<Person[]> {
  const people = Array.from({ length: count }, () => newStranger());
  for (const person of people) {
    const answer = await send(server.url, registration(person));
    if (answer?.status !== 200) throw new Error(answer?.text ?? "No answer.");
  }
  return people;
}

/** Lets a stranger try until the name is locked. */
export async function lock(server: ChildServer, username: string): Promise<void> {
  for (let attempt = 1; attempt <= attemptsUntilLocked; attempt++) {
    const body = { username, password: `wrong-otter-${attempt}` };
    await send(server.url, { path: "/security/auth", body, key: `lock-${username}-${attempt}` });
  }
}

/** Archives accounts as a confirmed removal does, while the server is not running. */
export async function archive(server: ChildServer, people: readonly Person[]): Promise<void> {
  const database = await openDatabase(server, silentLog);
  try {
    for (const { username } of people) {
      await database.kysely
        .updateTable("accounts")
        .set({ status: "archived", archived_at: new Date(), password_hash: null })
        .where("username", "=", username)
        .execute();
    }
  } finally {
    await database.close();
  }
}
