import { randomBytes } from "node:crypto";
import { createLocalJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import {
  authorize,
  issuer,
  type OpenidProduct,
  openidProduct,
  redeem,
  refresh,
  userinfo,
} from "../../../test/openid.ts";
import { outcomeOf } from "../../../test/openid-outcome.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { createApp } from "../../app.ts";
import { createKeys, masterKeyBytes } from "../../platform/keys/keys.ts";
import { registerOpenid } from "./openid.ts";

const [old, current, next] = [0, 0, 0].map(() => randomBytes(masterKeyBytes)) as [
  Buffer,
  Buffer,
  Buffer,
];
let before: TestServer;
let product: OpenidProduct;
beforeAll(async () => {
  before = await openTestServer({ keys: createKeys(old) });
  product = await openidProduct(before, "records");
});
afterAll(() => before.close());

/** The same installation after its master key was changed. */
async function after(master: Buffer, previous?: Buffer) {
  const app = await createApp(before.deps.config);
  registerOpenid(app, { ...before.deps, keys: createKeys(master, previous) });
  return { ...product, server: { ...before, app } };
}

async function verify({ server }: OpenidProduct, token: string) {
  const jwks = (await server.app.inject("/oidc/jwks")).json();
  const expected = { issuer, audience: "records" };
  const { protectedHeader } = await jwtVerify(token, createLocalJWKSet(jwks), expected);
  const published = jwks.keys.map(({ alg }: { alg: string }) => alg).sort();
  return { kid: protectedHeader.kid, published };
}

test("[SEC-H18] [oidcc-server-rotate-keys] a changed master key costs nobody a login: old tokens verify and renew, new ones have the new key", async () => {
  const person = await registerPerson(before);
  const tokens = (await redeem(product, await authorize(product, person))).json();
  const waiting = await authorize(product, person);
  const first = await verify(product, tokens.id_token);
  expect(first.published).toEqual(["ES256", "RS256"]);

  const rotated = await after(current, old);
  const seen = await verify(rotated, tokens.id_token);
  expect(seen.kid).toBe(first.kid);
  expect(seen.published).toEqual(["ES256", "ES256", "RS256", "RS256"]);
  expect(outcomeOf(await userinfo(rotated, tokens.access_token))).toBe("200");
  expect(outcomeOf(await redeem(rotated, waiting))).toBe("200");
  const renewed = (await refresh(rotated, tokens.refresh_token)).json();
  expect((await verify(rotated, renewed.id_token)).kid).not.toBe(first.kid);

  const forgotten = await after(next);
  await expect(verify(forgotten, tokens.id_token)).rejects.toThrow();
  expect(outcomeOf(await userinfo(forgotten, renewed.access_token))).toBe("401 invalid_token");
  expect(outcomeOf(await refresh(forgotten, renewed.refresh_token))).toBe("400 invalid_grant");
});

test("[SEC-C3] what is published of the keys signs nothing", async () => {
  const { keys } = (await before.app.inject("/oidc/jwks")).json();
  const publicParts = { ES256: ["crv", "x", "y"], RS256: ["e", "n"] };
  expect(keys).toHaveLength(2);
  for (const key of keys) {
    const own = publicParts[key.alg as keyof typeof publicParts];
    expect(Object.keys(key).sort()).toEqual(["alg", "kid", "kty", "use", ...own].sort());
  }
  const stored = await before.database.kysely
    .selectFrom("openid_signing_keys")
    .select("sealed")
    .execute();
  expect(stored).not.toHaveLength(0);
  for (const { sealed } of stored) expect(sealed).toMatch(/^v1\./);
});
