import { hkdfSync } from "node:crypto";
import type pg from "pg";
import { registerAccount } from "../account.ts";
import { cheapestHash, masterKey, onPostgres, withFrontDoor } from "../front-door.ts";
import { keyedIndex } from "./words.ts";

/** The values that filled rows share with the account that the server created. */
export interface Pattern {
  accounts: number;
  /** The derived key of the indexes of usernames and addresses. */
  indexKey: Buffer;
  keyId: string;
  passwordHash: string;
  termsVersion: string;
}

/** Lets the server create the tables and one account, and reads the values from it that other rows need. */
export async function makePattern(
  client: pg.Client,
  { url, accounts }: { url: string; accounts: number },
): Promise<Pattern> {
  const environment = { ...onPostgres(url), ...cheapestHash };
  const { username } = await withFrontDoor(environment, (door) => registerAccount(door.url));
  const master = Buffer.from(masterKey, "hex");
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
