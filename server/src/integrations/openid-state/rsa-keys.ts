import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";
import type { Database, Db } from "../../platform/database/database.ts";
import { decrypt, encrypt } from "../../platform/encryption.ts";
import { type KeyedDeps, type Keys, keySets } from "../../platform/keys/keys.ts";

/** A JWK with its private part. */
type PrivateJwk = Readonly<Record<string, unknown>>;
/** A key of RS256, by its name. */
export type RsaKey = PrivateJwk & { kid: string; alg: "RS256" };

/** Makes a key of 2048 bits, as RFC 7518 wants one at least. */
export async function makeRsaKey(): Promise<PrivateJwk> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }) };
}

interface RsaKeyDeps extends KeyedDeps {
  database: Database;
  /** Makes one where there is none yet. */
  makeRsaKey?: (() => Promise<PrivateJwk>) | undefined;
}

/**
 * The keys that sign with RS256: the one of the master key first, made where there is none, the same in every process;
 * then the one of the master key before, which verifies what it signed.
 */
export async function rsaKeys({ makeRsaKey: make = makeRsaKey, ...deps }: RsaKeyDeps) {
  const { database, keys, clock } = deps;
  const found = await storedKeys(database.kysely, keys);
  if (!found.some(({ kid }) => kid === kidOf(keys.id))) {
    const sealed = encrypt(keys, JSON.stringify(await make()), keys.id);
    await database.kysely
      .insertInto("openid_signing_keys")
      .values({ key_id: keys.id, sealed, created_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return storedKeys(database.kysely, keys);
  }
  return found;
}

/** The key that signs with RS256 now. @throws Error where there is none yet: the provider makes it when it starts */
export async function rsaSigningKey(db: Db, keys: Keys): Promise<RsaKey> {
  const [key] = await storedKeys(db, keys);
  if (key === undefined) throw new Error("There is no key of RS256 yet.");
  return key;
}

/** Another name than that of the key of ES256: clients look for a key by its name alone. */
const kidOf = (keyId: string) => `${keyId}-rsa`;

async function storedKeys(db: Db, keys: Keys): Promise<RsaKey[]> {
  const ids = keySets(keys).map(({ id }) => id);
  const rows = await db
    .selectFrom("openid_signing_keys")
    .selectAll()
    .where("key_id", "in", ids)
    .execute();
  const inOrder = rows.sort((one, other) => ids.indexOf(one.key_id) - ids.indexOf(other.key_id));
  return inOrder.map(({ key_id, sealed }) => ({
    ...(JSON.parse(decrypt(keys, sealed, key_id)) as PrivateJwk),
    kid: kidOf(key_id),
    alg: "RS256" as const,
    use: "sig",
  }));
}
