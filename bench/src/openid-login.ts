import { createHash, randomBytes } from "node:crypto";
import type { BenchAccount } from "./account.ts";

/** A product that is plugged in by OpenID Connect, as its back end knows itself. */
export interface BenchProduct {
  clientId: string;
  key: string;
  redirectUri: string;
}

/** Logs in at the front door, and lets the product redeem the hand-off code. */
export async function handOff(url: string, account: BenchAccount, { key }: BenchProduct) {
  const location = new URL(await logIn(url, account));
  await answered(`${url}/api/products/handoff/redeem`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
    body: JSON.stringify({ code: location.searchParams.get("code") }),
  });
}

/** The same by OpenID Connect: from the pushed request over the login to the tokens. */
export async function authorization(url: string, account: BenchAccount, product: BenchProduct) {
  const { clientId, key, redirectUri } = product;
  const verifier = randomBytes(32).toString("base64url");
  const post = (path: string, form: Record<string, string>) =>
    answered(`${url}/oidc${path}`, {
      method: "POST",
      headers: { Authorization: `Basic ${btoa(`${clientId}:${key}`)}` },
      body: new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri, ...form }),
    });
  const pushed = await post("/request", {
    response_type: "code",
    scope: "openid profile email",
    state: randomBytes(16).toString("base64url"),
    nonce: randomBytes(16).toString("base64url"),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const { request_uri }: { request_uri: string } = await pushed.json();
  const query = new URLSearchParams({ client_id: clientId, request_uri });
  const started = await answered(`${url}/oidc/auth?${query}`);
  const cookies = started.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  const headers = { Cookie: cookies.join("; ") };
  const goOn = async (location: string) =>
    (await answered(new URL(location, url).href, { headers })).headers.get("location") ?? "";
  const page = await goOn(started.headers.get("location") ?? "");
  const finish = await logIn(url, account, new URL(page, url).search);
  const back = new URL(await goOn(await goOn(finish)));
  await post("/token", {
    grant_type: "authorization_code",
    code: back.searchParams.get("code") ?? "",
    code_verifier: verifier,
  });
}

async function logIn(url: string, account: BenchAccount, query = ""): Promise<string> {
  const response = await answered(`${url}/api/practice/security/auth${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(account),
  });
  const { location }: { location: string } = await response.json();
  return location;
}

/** @throws Error when the answer is a failure: a bench that measures errors measures nothing */
async function answered(address: string, request: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { redirect: "manual", ...request });
  if (response.status < 400) return response;
  throw new Error(`${new URL(address).pathname}: ${response.status} ${await response.text()}`);
}
