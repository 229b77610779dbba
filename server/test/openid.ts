import { createHash, randomBytes } from "node:crypto";
import { addOpenidClient } from "../src/integrations/openid-state/openid-clients.ts";
import { type Caller, callerAs } from "./product-keys.ts";
import type { TestServer } from "./test-server.ts";
import { stepOf, typeCode } from "./two-step.ts";

const publicUrl = "https://localhost:3000";
export const issuer = `${publicUrl}/oidc`;
export const redirectUri = "https://practice.example/callback";

type Client = Parameters<typeof addOpenidClient>[1];

/** A product that plugs in by OpenID Connect: its client, and a key that is the client's secret. */
export async function openidProduct(
  server: TestServer,
  id: string,
  changes: Partial<Client> = {},
): Promise<OpenidProduct> {
  const { clock } = server.deps;
  const client: Client = {
    id,
    product: "practice",
    redirect_uris: JSON.stringify([redirectUri]),
    post_logout_redirect_uris: JSON.stringify(["https://practice.example/bye"]),
    backchannel_logout_uri: null,
    initiate_login_uri: null,
    refresh_hours: 12,
    wanted_acr: null,
    created_at: clock(),
    ended_at: null,
    ...changes,
  };
  await server.database.kysely.transaction().execute((tx) => addOpenidClient(tx, client));
  return { id, caller: await callerAs(server, client.product), server };
}

export interface OpenidProduct {
  id: string;
  caller: Caller;
  server: TestServer;
}

/** A form that a product's back end posts with its key. */
export function postForm(
  { id, caller, server }: OpenidProduct,
  path: string,
  form: Record<string, string>,
) {
  const credentials = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(caller.key)}`);
  return server.app.inject({
    method: "POST",
    url: `/oidc${path}`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      authorization: `Basic ${credentials.toString("base64")}`,
    },
    payload: new URLSearchParams(form).toString(),
  });
}

export interface AskedLogin {
  verifier: string;
  state: string;
  nonce: string;
  requestUri: string;
}

/** Pushes an authorization request. */
export async function pushRequest(product: OpenidProduct, changes: Record<string, string> = {}) {
  const [verifier, state, nonce] = [secret(), secret(), secret()];
  const response = await postForm(product, "/request", {
    client_id: product.id,
    response_type: "code",
    redirect_uri: redirectUri,
    scope: "openid",
    state,
    nonce,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...changes,
  });
  const asked: AskedLogin = { verifier, state, nonce, requestUri: response.json().request_uri };
  return { response, asked };
}

/** A browser with a jar of cookies, as far as paths go. */
export function openBrowser(server: TestServer) {
  const jar = new Map<string, { value: string; path: string }>();
  const cookiesFor = (path: string) =>
    Object.fromEntries(
      [...jar]
        .filter(([, cookie]) => path.startsWith(cookie.path))
        .map(([key, { value }]) => [key.slice(0, key.indexOf(";")), value]),
    );
  const keep = (cookies: readonly { name: string; value: string; path?: string }[]) => {
    for (const { name, value, path = "/" } of cookies) {
      if (value === "") jar.delete(`${name};${path}`);
      else jar.set(`${name};${path}`, { value, path });
    }
  };
  async function post(path: string, body: object) {
    const response = await server.post(path, body, { cookies: cookiesFor("/api") });
    keep(response.cookies);
    return response;
  }
  return {
    jar,
    post,
    async get(address: string) {
      const { pathname, search } = new URL(address, publicUrl);
      const url = pathname + search;
      const response = await server.app.inject({
        method: "GET",
        url,
        cookies: cookiesFor(pathname),
      });
      keep(response.cookies);
      return response;
    },
    logIn: (
      { username, password }: { username: string; password: string },
      query = "",
      path = "/practice/security/auth",
    ) => post(`${path}${query}`, { username, password }),
    /** Types a code at the step that an answer of a login leads to. */
    async typeCode(
      login: Awaited<ReturnType<TestServer["post"]>>,
      code: string,
      { remember = false }: { remember?: boolean } = {},
    ) {
      const cookies = cookiesFor("/api");
      const response = await typeCode(server, stepOf(login), code, { remember, cookies });
      keep(response.cookies);
      return response;
    },
  };
}
export type Browser = ReturnType<typeof openBrowser>;

/** What a form of another site sends a browser to us with: none of our cookies come along, which are `SameSite=Lax`. */
export function postFromElsewhere(server: TestServer, url: string, form: URLSearchParams) {
  return server.app.inject({
    method: "POST",
    url,
    headers: {
      origin: "https://elsewhere.example",
      "sec-fetch-site": "cross-site",
      "content-type": "application/x-www-form-urlencoded",
    },
    payload: form.toString(),
  });
}

/** Where an answer leads. */
export const leadsTo = (response: { headers: Record<string, unknown> }) =>
  new URL(String(response.headers.location ?? ""), publicUrl);

/** Opens a pushed request: the interaction that waits for a login, as the address of our page names it. */
export async function begin(browser: Browser, product: OpenidProduct, { requestUri }: AskedLogin) {
  const query = new URLSearchParams({ client_id: product.id, request_uri: requestUri });
  const started = await browser.get(`/oidc/auth?${query}`);
  const asked = await browser.get(leadsTo(started).href);
  return leadsTo(asked);
}

/** A login with a password for a product that waits: the page that asked, its answer, and where it goes on. */
export async function provenLogin(
  product: OpenidProduct,
  person: { username: string; password: string },
  changes: Record<string, string> = {},
  browser = openBrowser(product.server),
) {
  const { asked } = await pushRequest(product, changes);
  const page = await begin(browser, product, asked);
  const login = await browser.logIn(person, page.search);
  return { browser, asked, page, login, finish: String(login.json().location) };
}

/** From a pushed request over the login to the address that the product is given. */
export async function authorize(
  product: OpenidProduct,
  person: { username: string; password: string },
  changes: Record<string, string> = {},
  browser = openBrowser(product.server),
) {
  const { asked, finish } = await provenLogin(product, person, changes, browser);
  const finished = await browser.get(finish);
  const back = leadsTo(await browser.get(leadsTo(finished).href));
  return { asked, back, code: back.searchParams.get("code") ?? "" };
}

/** Trades a code for tokens. */
export function redeem(
  product: OpenidProduct,
  { code, asked }: { code: string; asked: AskedLogin },
) {
  return postForm(product, "/token", {
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    code_verifier: asked.verifier,
  });
}

export function refresh(product: OpenidProduct, refreshToken: string) {
  return postForm(product, "/token", { grant_type: "refresh_token", refresh_token: refreshToken });
}

export function userinfo({ server }: OpenidProduct, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` };
  return server.app.inject({ method: "GET", url: "/oidc/me", headers });
}

/** The claims of a JWT, whoever signed it. */
export function claimsIn(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

function secret(): string {
  return randomBytes(32).toString("base64url");
}
