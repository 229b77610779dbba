import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/database.ts";
import { createTestKeys } from "../../../test/keys.ts";
import type { Database } from "../../platform/database/database.ts";
import {
  consumeArtifact,
  findArtifact,
  removeArtifactsOfLogin,
  saveArtifact,
} from "./openid-artifacts.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const keys = createTestKeys();
const now = new Date();
const expiresAt = new Date(now.getTime() + 60_000);

/** A code and a token that one login gave. */
async function grant(grantId: string) {
  const owner = { accountId: null, clientId: "records", grantId, sid: null };
  const [code, token] = [
    { model: "AuthorizationCode", id: `code of ${grantId}` },
    { model: "AccessToken", id: `token of ${grantId}` },
  ];
  for (const named of [code, token]) {
    await saveArtifact(database.kysely, keys, named, { payload: {}, owner, expiresAt });
  }
  return { code, token };
}

test("[SEC-C3] an artifact that is used up twenty times at once is used up once, and can be made to end what its login gave", async () => {
  const [reused, other] = [await grant("reused"), await grant("other")];
  const uses = Array.from({ length: 20 }, () => consumeArtifact(database.kysely, reused.code, now));
  expect((await Promise.all(uses)).filter((isFirst) => isFirst)).toHaveLength(1);
  await database.kysely.transaction().execute((tx) => removeArtifactsOfLogin(tx, reused.code));
  expect(await findArtifact(database.kysely, keys, reused.token, now)).toBeUndefined();
  expect(await findArtifact(database.kysely, keys, other.token, now)).toBeDefined();
});

test("[SEC-C3] the secret that names an artifact stands in no column", async () => {
  const { code } = await grant("hidden");
  const rows = await database.kysely.selectFrom("openid_artifacts").selectAll().execute();
  const stored = rows
    .flatMap((row) => Object.values(row))
    .map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : String(value),
    );
  expect(stored.filter((value) => value.includes(code.id))).toEqual([]);
});
