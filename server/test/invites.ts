import { createInvite, type NewInvite } from "../src/identity/invites/invites.ts";
import type { TestServer } from "./test-server.ts";

/** Makes an invite as a product does. */
export function makeInvite(server: TestServer, invite: Partial<NewInvite> & { email: string }) {
  const { database, deps } = server;
  const defaults = {
    kind: "practice",
    role: "HCP",
    createdBy: "practice",
    isMailed: false,
  } as const;
  return database.kysely
    .transaction()
    .execute((tx) => createInvite(tx, deps, { ...defaults, ...invite }));
}

/** What is stored of an invite. */
export function storedInvite(server: TestServer, id: string) {
  return server.database.kysely
    .selectFrom("invites")
    .select(["status", "used_by", "used_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
