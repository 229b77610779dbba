import { hkdfSync } from "node:crypto";
import type pg from "pg";
import { registerAccount } from "../account.ts";
import { withFrontDoor } from "../front-door.ts";
import type { Pattern } from "./filled.ts";
import { keyedIndex } from "./words.ts";

/** Any 32 bytes will do, because the encrypted data is used by the bench alone. */
export const fillMasterKey = "b".repeat(64);

/** Lets the server create the tables and one account, and reads the values from it that other rows need. */
export async function makePattern(
  client: pg.Client,
  { url, accounts }: { url: string; accounts: number },
): Promise<Pattern> {
  const environment = {
    DATABASE_URL: url,
    MASTER_KEY: fillMasterKey,
    ARGON2_MEMORY_KIB: "64",
    ARGON2_ITERATIONS: "1",
  };
  const { username } = await withFrontDoor(environment, (door) => registerAccount(door.url));
  const master = Buffer.from(fillMasterKey, "hex");
  const indexKey = Buffer.from(hkdfSync("sha256", master, "", "frontdoor index", 32));
  await client.query("create extension if not exists pgcrypto");
  const { rows } = await client.query(
    `select username_index, ${keyedIndex(indexKey, "'username:practice'", "username")} as made,
       password_hash, terms_version, (select value from settings where name = 'master_key_id') as key_id
     from accounts where username = $1`,
    [username],
  );
  const [row] = rows;
  if (row.username_index !== row.made) throw new Error("The server keys its indexes otherwise.");
  return {
    accounts,
    indexKey,
    keyId: row.key_id,
    passwordHash: row.password_hash,
    termsVersion: row.terms_version,
  };
}
