import { CommandFailed } from "../../command-failed.ts";
import { type JsonObject, readNdjson } from "../read-records.ts";
import type { ExportedSystem } from "./exported-system.ts";
import { textAt } from "./value-at.ts";

/** The users of an export job, one a line; their hashes are in a separate file, which Auth0's support makes. */
export const auth0: ExportedSystem = {
  list: null,
  disabled: (user) => user.blocked === true,
  person(user, { hashes }) {
    const email = textAt(user, "email");
    return {
      username: textAt(user, "username") || email,
      emailAddress: email,
      emailProven: textAt(user, "email_verified"),
      name: textAt(user, "given_name"),
      surname: textAt(user, "family_name"),
      cellularNumber: textAt(user, "phone_number"),
      createdAt: textAt(user, "created_at"),
      passwordHash: textAt(user, "passwordHash") || (hashes?.get(textAt(user, "user_id")) ?? ""),
    };
  },
};

/**
 * The hashes of Auth0's password file, by the ids of their users.
 * @throws CommandFailed for a line without one
 */
export async function readAuth0Hashes(path: string): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for await (const read of readNdjson(path)) {
    const record: JsonObject = "record" in read ? read.record : {};
    const [id, hash] = [textAt(record, "_id", "$oid"), textAt(record, "passwordHash")];
    if (id === "" || hash === "") {
      throw new CommandFailed(`${path}, line ${read.line}: it has no _id.$oid and passwordHash.`);
    }
    hashes.set(`auth0|${id}`, hash);
  }
  return hashes;
}
