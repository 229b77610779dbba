// A product that logs people in at the front door by OpenID Connect: npm install openid-client
import { randomBytes } from "node:crypto";
import http from "node:http";
import * as client from "openid-client";

const { FRONTDOOR_URL, PRODUCT_URL, CLIENT_ID, CLIENT_SECRET } = process.env;
const config = await client.discovery(
  new URL(`${FRONTDOOR_URL}/oidc`),
  CLIENT_ID,
  undefined,
  client.ClientSecretBasic(CLIENT_SECRET),
  // For a front door on this machine alone.
  { execute: FRONTDOOR_URL.startsWith("http:") ? [client.allowInsecureRequests] : [] },
);
const issuer = config.serverMetadata().issuer;

// In memory, for one process; several keep both in their database.
const logins = new Map(); // state → what its answer is checked by
const sessions = new Map(); // id → who is logged in

const pages = {
  "/": (request) => {
    const session = sessions.get(cookieOf(request, "session"));
    return session
      ? page(`Hello ${escapeHtml(session.claims.given_name)} <a href="/logout">Log out</a>`)
      : page('<a href="/login">Log in</a> <a href="/sign-up">Sign up</a>');
  },

  "/records": (request, url) =>
    sessions.has(cookieOf(request, "session"))
      ? page("Records")
      : lead(`/login?${new URLSearchParams({ return_to: url.pathname + url.search })}`),

  // Also where a login that began at the front door goes on: it brings `iss` and `login_hint`.
  "/login": (request, url) => {
    const { iss, login_hint, return_to } = Object.fromEntries(url.searchParams);
    if (iss !== undefined && iss !== issuer) return page("Unknown front door", 400);
    return begin(request, return_to, login_hint === undefined ? {} : { login_hint });
  },

  "/sign-up": (request) => begin(request, "/", { prompt: "create" }),

  "/callback": async (request, url) => {
    const state = url.searchParams.get("state");
    const login = logins.get(state);
    // Not asked for in this browser: it could log somebody in as somebody else.
    if (login === undefined || login.browser !== cookieOf(request, "browser")) {
      return page('Please <a href="/login">log in</a> again', 400);
    }
    logins.delete(state);
    const tokens = await client.authorizationCodeGrant(
      config,
      new URL(url.search, login.callback),
      {
        expectedState: state,
        expectedNonce: login.nonce,
        pkceCodeVerifier: login.codeVerifier,
        idTokenExpected: true,
      },
    );
    const { sub, sid } = tokens.claims();
    const claims = await client.fetchUserInfo(config, tokens.access_token, sub);
    const id = secret();
    sessions.set(id, { claims, sid, idToken: tokens.id_token });
    return lead(login.returnTo, cookie("session", id));
  },

  "/logout": (request) => {
    const id = cookieOf(request, "session");
    const session = sessions.get(id);
    sessions.delete(id);
    if (session === undefined) return lead("/");
    const back = { id_token_hint: session.idToken, post_logout_redirect_uri: `${PRODUCT_URL}/` };
    return lead(client.buildEndSessionUrl(config, back).href);
  },
};

async function begin(request, returnTo, extra) {
  const browser = cookieOf(request, "browser") ?? secret();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const codeVerifier = client.randomPKCECodeVerifier();
  const callback = `${PRODUCT_URL}/callback`;
  logins.set(state, { browser, nonce, codeVerifier, callback, returnTo: ownPath(returnTo) });
  const address = await client.buildAuthorizationUrlWithPAR(config, {
    ...extra,
    redirect_uri: callback,
    scope: "openid profile email",
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: "S256",
  });
  return lead(address.href, cookie("browser", browser));
}

// A page of ours, whatever somebody wrote into the address: a path that begins with `//` would lead to another site.
function ownPath(text = "/") {
  const url = addressOf(text);
  const isOurs = url?.origin === new URL(PRODUCT_URL).origin && !url.pathname.startsWith("//");
  return isOurs ? url.pathname + url.search : "/";
}

const addressOf = (text) => (URL.canParse(text, PRODUCT_URL) ? new URL(text, PRODUCT_URL) : null);

const secret = () => randomBytes(32).toString("base64url");
const page = (body, status = 200) => ({
  status,
  body,
  headers: { "content-type": "text/html; charset=utf-8" },
});
const lead = (location, setCookie = []) => ({
  status: 303,
  headers: { location, "set-cookie": setCookie },
});
const isHttps = PRODUCT_URL.startsWith("https:");
const nameOf = (name) => (isHttps ? `__Host-${name}` : name);
const cookie = (name, value) =>
  `${nameOf(name)}=${value}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
const cookieOf = ({ headers }, name) =>
  headers.cookie
    ?.split("; ")
    .find((pair) => pair.startsWith(`${nameOf(name)}=`))
    ?.slice(nameOf(name).length + 1);
const escapeHtml = (text = "") =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

http
  .createServer(async (request, response) => {
    // Anybody may ask for what is no address, such as `//`.
    const url = addressOf(request.url);
    const handle = url !== null && request.method === "GET" ? pages[url.pathname] : undefined;
    const answer = handle
      ? await Promise.resolve(handle(request, url)).catch(() => page("Please log in again", 400))
      : page("There is nothing here", 404);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  })
  .listen(new URL(PRODUCT_URL).port, () => console.log(`The product: ${PRODUCT_URL}`));
