import { deviceCookieName } from "../src/platform/http/cookies/device-cookie.ts";
import { accountOf, registerPerson } from "./accounts.ts";
import {
  type AskedLogin,
  type Browser,
  begin,
  claimsIn,
  leadsTo,
  type OpenidProduct,
  openBrowser,
  openidProduct,
  pushRequest,
  redeem,
} from "./openid.ts";
import { outcomeOf } from "./openid-outcome.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

/** What a client sees whose person is let in, and where everybody else is led. */
export const letIn = "client: code";
export const asks = "/login/practice";

export const keptCookie = "__Host-fd-kept;/";
export const deviceCookie = `${deviceCookieName(true)};/`;

interface Credentials {
  username: string;
  password: string;
}

/** Begins at a client: `client: code` where nobody is asked for anything, else the page or the error that follows. */
export async function visit(
  browser: Browser,
  product: OpenidProduct,
  changes: Record<string, string> = {},
) {
  const { asked } = await pushRequest(product, changes);
  const query = new URLSearchParams({ client_id: product.id, request_uri: asked.requestUri });
  const answer = await browser.get(`/oidc/auth?${query}`);
  const outcome = outcomeOf(answer);
  const isAsked = outcome.startsWith("/oidc/interaction/");
  const page = isAsked ? leadsTo(await browser.get(leadsTo(answer).href)) : null;
  const code = leadsTo(answer).searchParams.get("code") ?? "";
  return { outcome: page?.pathname ?? outcome, page, asked, code };
}

/** As `visit`, on to the tokens. @returns the claims of the ID token, and the tokens */
export async function visitForTokens(
  browser: Browser,
  product: OpenidProduct,
  changes: Record<string, string> = {},
) {
  const { code, asked } = await visit(browser, product, changes);
  return tokensOf(product, { code, asked });
}

async function tokensOf(product: OpenidProduct, given: { code: string; asked: AskedLogin }) {
  const tokens = (await redeem(product, given)).json();
  return { tokens, claims: claimsIn(tokens.id_token) };
}

/** Logs in at a client, and stays signed in if asked; on to the tokens. */
export async function logInAt(
  browser: Browser,
  product: OpenidProduct,
  person: Credentials,
  { stay = true, changes = {} }: { stay?: boolean; changes?: Record<string, string> } = {},
) {
  const { asked } = await pushRequest(product, changes);
  const page = await begin(browser, product, asked);
  const login = await browser.logIn(person, `${page.search}${stay ? "&stay=1" : ""}`);
  return finishAt(browser, product, asked, login.json().location);
}

/** From what a login answered to the tokens. */
export async function finishAt(
  browser: Browser,
  product: OpenidProduct,
  asked: AskedLogin,
  location: string,
) {
  const finished = await browser.get(location);
  const back = leadsTo(await browser.get(leadsTo(finished).href));
  return tokensOf(product, { code: back.searchParams.get("code") ?? "", asked });
}

/** The clients that are told of logins of an account that have ended, since this was begun. */
export async function toldOf(server: TestServer, username: string) {
  const { id } = await accountOf(server, username);
  const rows = await server.database.kysely
    .selectFrom("outbox")
    .select(["kind", "payload"])
    .where("kind", "=", "practice.openid-logout")
    .execute();
  const payloads = rows.map(({ payload }) => Object(payload));
  return payloads
    .filter(({ accountId }) => accountId === id)
    .map(({ clientId }) => clientId)
    .sort();
}

/** A server where people may stay signed in, two clients of one product, and a person of it. */
export async function openSingleSignOn() {
  const server = await openTestServer({ environment: { SINGLE_SIGN_ON: "optional" } });
  const terms = { refresh_hours: 720, backchannel_logout_uri: "https://practice.example/logout" };
  const records = await openidProduct(server, "records", terms);
  const billing = await openidProduct(server, "billing", terms);
  const person = await registerPerson(server);
  return {
    server,
    records,
    billing,
    person,
    /** A browser in which somebody stays signed in. */
    async keeping(somebody: Credentials = person): Promise<Browser> {
      const browser = openBrowser(server);
      await logInAt(browser, records, somebody);
      return browser;
    },
  };
}
