/** A product that is plugged in by OpenID Connect, as its back end knows itself. */
export interface PluggedProduct {
  clientId: string;
  key: string;
  redirectUri: string;
}

export interface Credentials {
  username: string;
  password: string;
}

interface Answer {
  headers: Headers;
  body: Record<string, unknown>;
}

const answerMilliseconds = 20_000;

/** Somebody was refused where nobody should be; the status says how. */
export class LoginRefused extends Error {
  readonly status: number;
  constructor(status: number, what: string) {
    super(what);
    this.status = status;
  }
}

/**
 * Logs in at the front door, and lets the product redeem the hand-off code.
 * @throws LoginRefused when an answer is a failure
 */
export async function handOff(url: string, credentials: Credentials, { key }: PluggedProduct) {
  const location = new URL(await logIn(url, credentials));
  await answered(`${url}/api/products/handoff/redeem`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${key}` },
    body: JSON.stringify({ code: location.searchParams.get("code") }),
  });
}

/**
 * The same by OpenID Connect: from the pushed request over the login to the tokens. Whatever public address the
 * front door names, it is asked at this one.
 * @throws LoginRefused when an answer is a failure
 */
export async function authorization(
  url: string,
  credentials: Credentials,
  product: PluggedProduct,
): Promise<void> {
  const { clientId, key, redirectUri } = product;
  const verifier = secret();
  const post = (path: string, form: Record<string, string>) =>
    answered(`${url}/oidc${path}`, {
      method: "POST",
      headers: { Authorization: `Basic ${btoa(`${clientId}:${key}`)}` },
      body: new URLSearchParams({ client_id: clientId, redirect_uri: redirectUri, ...form }),
    });
  const pushed = await post("/request", {
    response_type: "code",
    scope: "openid profile email",
    state: secret(),
    nonce: secret(),
    code_challenge: await challengeOf(verifier),
    code_challenge_method: "S256",
  });
  const query = new URLSearchParams({
    client_id: clientId,
    request_uri: String(pushed.body.request_uri),
  });
  const started = await answered(`${url}/oidc/auth?${query}`);
  const cookies = started.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
  const headers = { Cookie: cookies.join("; ") };
  const goOn = async ({ pathname, search }: URL) =>
    leadsTo(url, await answered(url + pathname + search, { headers }));
  const page = await goOn(leadsTo(url, started));
  const finish = await logIn(url, credentials, { query: page.search, headers });
  const back = await goOn(await goOn(new URL(finish, url)));
  await post("/token", {
    grant_type: "authorization_code",
    code: back.searchParams.get("code") ?? "",
    code_verifier: verifier,
  });
}

/** Where an answer leads; an error that it carries is a refusal, and one stands for 503 (RFC 6749, 4.1.2.1). */
function leadsTo(url: string, { headers }: Answer): URL {
  const location = headers.get("location");
  if (location === null) throw new LoginRefused(200, "A login leads nowhere.");
  const address = new URL(location, url);
  const error = address.searchParams.get("error");
  if (error === null) return address;
  throw new LoginRefused(error === "temporarily_unavailable" ? 503 : 400, `It ended: ${error}`);
}

/** @param from where the login was begun: what its address carries, and the cookies of the browser */
async function logIn(
  url: string,
  credentials: Credentials,
  { query, headers }: { query: string; headers: Record<string, string> } = {
    query: "",
    headers: {},
  },
): Promise<string> {
  const { body } = await answered(`${url}/api/practice/security/auth${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(credentials),
  });
  return String(body.location);
}

async function answered(address: string, request: RequestInit = {}): Promise<Answer> {
  const signal = AbortSignal.timeout(answerMilliseconds);
  const response = await fetch(address, { redirect: "manual", signal, ...request });
  const { status, headers } = response;
  const text = await response.text();
  if (status < 400) return { headers, body: text.startsWith("{") ? JSON.parse(text) : {} };
  throw new LoginRefused(status, `${new URL(address).pathname}: ${status} ${text}`);
}

const secret = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

async function challengeOf(verifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(verifier);
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** Bytes as RFC 4648, 5 writes them, without padding. */
function base64url(bytes: Uint8Array): string {
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
