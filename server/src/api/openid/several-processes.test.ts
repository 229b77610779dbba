import { createHash, randomUUID } from "node:crypto";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { behindBalancer } from "../../../test/balancer.ts";
import {
  authorize,
  issuer,
  leadsTo,
  openBrowser,
  openidProduct,
  redeem,
  redirectUri,
  refresh,
  userinfo,
} from "../../../test/openid.ts";
import { goodPassword } from "../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test("a login goes from step to step over several processes, and from token to token", async () => {
  const person = { ...(await registerPerson(server)), password: goodPassword };
  const product = await openidProduct(await behindBalancer(server), "records");
  for (let login = 0; login < 3; login += 1) {
    const tokens = (await redeem(product, await authorize(product, person))).json();
    const renewed = (await refresh(product, tokens.refresh_token)).json();
    expect((await userinfo(product, renewed.access_token)).statusCode).toBe(200);
    expect((await refresh(product, tokens.refresh_token)).json().error).toBe("invalid_grant");
    expect((await userinfo(product, renewed.access_token)).statusCode).toBe(401);
  }
});

test("a standard client's login goes on where the process is replaced in its middle, and its refresh token is bound to its DPoP key", async () => {
  const person = { ...(await registerPerson(server)), password: goodPassword };
  const app = await openidProduct(server, "app", { type: "native", profile: "standard" });
  const verifier = "v".repeat(43);
  const browser = openBrowser(server);
  const query = new URLSearchParams({
    client_id: app.id,
    response_type: "code",
    redirect_uri: redirectUri,
    scope: "openid",
    state: "s",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const begun = await browser.get(`/oidc/auth?${query}`);
  const page = leadsTo(await browser.get(leadsTo(begun).href));

  const { database, deps, advance } = server;
  const time = { clock: deps.clock, advance };
  const after = await openTestServer({ database, keys: deps.keys, time });
  const later = openBrowser(after);
  for (const [name, cookie] of browser.jar) later.jar.set(name, cookie);
  const login = await later.logIn(person, page.search);
  const finished = await later.get(login.json().location);
  const back = leadsTo(await later.get(leadsTo(finished).href));
  const code = back.searchParams.get("code") ?? "";

  const [own, thiefs] = [await dpopKey(), await dpopKey()];
  const client = { client_id: app.id };
  const exchange = { ...client, grant_type: "authorization_code", code, redirect_uri: redirectUri };
  const first = await own(after, { ...exchange, code_verifier: verifier });
  expect([first.statusCode, first.json().token_type]).toEqual([200, "DPoP"]);
  const again = { ...client, grant_type: "refresh_token" };
  const { refresh_token } = first.json();
  expect((await thiefs(after, { ...again, refresh_token })).json().error).toBe("invalid_grant");
  expect((await bare(after, { ...again, refresh_token })).statusCode).toBe(400);
  const renewed = await own(server, { ...again, refresh_token });
  expect([renewed.statusCode, renewed.json().token_type]).toEqual([200, "DPoP"]);
  await after.close();
});

/** Asks for tokens with no proof of a key. */
const bare = (to: TestServer, form: Record<string, string>, headers: Record<string, string> = {}) =>
  to.app.inject({
    method: "POST",
    url: "/oidc/token",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(form).toString(),
  });

/** A key by which a client proves at each request that it is the one that was given the tokens (RFC 9449). */
async function dpopKey() {
  const { publicKey, privateKey } = await generateKeyPair("ES256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  return async (to: TestServer, form: Record<string, string>) => {
    const dpop = await new SignJWT({ htm: "POST", htu: `${issuer}/token`, jti: randomUUID() })
      .setProtectedHeader({ alg: "ES256", typ: "dpop+jwt", jwk })
      .setIssuedAt()
      .sign(privateKey);
    return bare(to, form, { dpop });
  };
}
