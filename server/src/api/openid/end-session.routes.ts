import { stringify } from "node:querystring";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { isClientId, openidPath } from "@frontdoor/contract/products/openid.ts";
import { languageCodes } from "@frontdoor/words/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findAccountById } from "../../identity/accounts/account-store.ts";
import {
  endKeptLogin,
  type KeepingBrowser,
  keptBy,
  logOut,
} from "../../identity/sessions/kept-logins.ts";
import { endClientSession } from "../../identity/sessions/sign-out.ts";
import { findOpenidClient } from "../../integrations/openid-state/openid-clients.ts";
import { sendLeavingPage } from "../../platform/http/bare-page.ts";
import { presentedSession, setSessionCookie } from "../../platform/http/cookies/session-cookies.ts";
import { claimsIn } from "./claims-in.ts";
import { browserOf } from "./interaction/browser.ts";
import { longestQuery } from "./interaction/posted-request.routes.ts";
import { redirectTo } from "./interaction/redirect-to.ts";
import type { Provider } from "./library.ts";
import { logEnded, redirectToEnded } from "./login-ended.ts";
import type { OpenidDeps, PageDeps } from "./openid-deps.ts";

/** The page after a logout whose client names no address. */
const loggedOutPath = "/logged-out";

/** The page that asks somebody who stays signed in whether to log out. */
const logOutPath = "/log-out";

const parameters = ["id_token_hint", "client_id", "post_logout_redirect_uri", "state"] as const;
type Asked = Partial<Record<(typeof parameters)[number], string>>;

/** What an ID token of ours says of the login that it was issued for. */
interface Login {
  accountId: string;
  clientId: string;
  sid: string;
}

/**
 * RP-initiated logout: ends the login that an ID token names, and the person's kept login in this browser, then
 * redirects to the product. Where the browser keeps a login that no ID token names, the person is asked first; a yes
 * ends the session of account settings too.
 */
export function endSessionRoutes(scope: FastifyInstance, deps: PageDeps): void {
  const url = `${openidPath}/session/end`;
  const config = { anyOrigin: true, isStep: true };
  const { database } = deps;
  scope.get(url, { config }, (request, reply) => end(request, Object(request.query), reply));
  scope.post(url, { config }, (request, reply) => end(request, Object(request.body), reply));

  for (const language of languageCodes) {
    scope.post(pathIn(language, logOutPath), async (request, reply) => {
      const accountSession = presentedSession(request, "account", deps);
      await logOut(database, deps, { ...browserOf(request, deps), accountSession });
      if (accountSession !== null) setSessionCookie(reply, "account", null, deps);
      // They were checked before the page was shown, but anybody may have changed its address since.
      const asked = read(Object(request.query)) ?? {};
      const { client_id: named, post_logout_redirect_uri: back } = asked;
      const isLed = back !== undefined && (await mayLeadTo(deps, named, back));
      return isLed
        ? sendLeavingPage(reply, withState(back, asked.state), language)
        : redirectTo(reply, pathIn(language, loggedOutPath));
    });
  }

  async function end(request: FastifyRequest, given: object, reply: FastifyReply) {
    const browser = browserOf(request, deps);
    const isKept = async () => (await keptBy(database.kysely, deps, browser)) !== null;
    const refuse = async (wrong: string, change: string) => {
      const ended = { error: "invalid_request", refusal: { wrong, change } };
      if (!(await isKept())) return redirectToEnded(reply, deps, ended);
      // The product's mistake must not leave the login to whoever uses this browser next.
      logEnded(deps, ended);
      return redirectTo(reply, logOutPath);
    };
    const query = stringify(Object.fromEntries(known(given)));
    // A form of another site brings no cookie along: the GET that follows does, and finds the kept login.
    if (request.method === "POST" && query.length <= longestQuery) {
      return redirectTo(reply, `${url}?${query}`);
    }
    const asked = read(given);
    if (asked === null) return refuse("a parameter was sent twice", "Send each parameter once.");
    const { id_token_hint: hint, post_logout_redirect_uri: back } = asked;
    const login = hint === undefined ? null : await loginOf(await deps.provider(), hint);
    const isMismatch = asked.client_id !== undefined && login?.clientId !== asked.client_id;
    if ((hint !== undefined && login === null) || (login !== null && isMismatch)) {
      return refuse(
        "id_token_hint is no ID token of this front door for this client",
        "Send the ID token as it was received, and the client_id that it was issued to, or none.",
      );
    }
    const named = login?.clientId ?? asked.client_id;
    if (back !== undefined && !(await mayLeadTo(deps, named, back))) {
      return refuse(
        "post_logout_redirect_uri is none of the client's addresses",
        "Send id_token_hint or client_id beside it, and one of the addresses that --post-logout-uri named, exactly.",
      );
    }
    if (login !== null) await endLogin(deps, login, browser);
    if (await isKept()) return redirectTo(reply, questionPath(asked, named));
    return redirectTo(reply, back === undefined ? loggedOutPath : withState(back, asked.state));
  }
}

const known = (given: object): [string, string | string[]][] =>
  Object.entries(given).filter(([name]) => parameters.some((each) => each === name));

/** The parameters of the request, each given once; null for anything else. */
function read(given: object): Asked | null {
  const asked = known(given);
  return asked.every(([, value]) => typeof value === "string") ? Object.fromEntries(asked) : null;
}

/**
 * Whether an address was registered; an app on its own device may use any port (RFC 8252, 7.3). The library checks such
 * addresses only where it ends sessions itself.
 */
async function mayLeadTo({ database }: OpenidDeps, clientId: string | undefined, address: string) {
  if (clientId === undefined || !isClientId(clientId)) return false;
  const client = await findOpenidClient(database.kysely, clientId);
  if (client === undefined) return false;
  const registered = client.post_logout_redirect_uris;
  if (registered.includes(address)) return true;
  const anyPort = client.type === "native" ? withoutPort(address) : null;
  return anyPort !== null && registered.some((each) => withoutPort(each) === anyPort);
}

/** An address of the device itself, which an app answers at a port that it is given each time; null for any other. */
function withoutPort(address: string): string | null {
  const parts = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d+)?(\/[^#\s]*)?$/.exec(
    address,
  );
  return parts && `${parts[1]}${parts[2] ?? "/"}`;
}

/** The page that asks whether to log out, with what it needs to go on afterwards. */
function questionPath(asked: Asked, clientId: string | undefined): string {
  const { id_token_hint: _hint, ...rest } = asked;
  const query = new URLSearchParams({
    ...rest,
    ...(clientId !== undefined && { client_id: clientId }),
  });
  return query.size === 0 ? logOutPath : `${logOutPath}?${query}`;
}

async function endLogin(deps: OpenidDeps, login: Login, browser: KeepingBrowser): Promise<void> {
  await deps.database.kysely.transaction().execute(async (tx) => {
    const account = await findAccountById(tx, login.accountId);
    if (account === undefined) return;
    await endClientSession(tx, deps, account, login);
    // The login at the client may have ended long ago.
    await endKeptLogin(tx, deps, browser, account.id);
  });
}

/** The login behind an ID token of ours, also one that has expired; null for anything else. */
async function loginOf(provider: Provider, hint: string): Promise<Login | null> {
  // Whom it says that it is for, before anybody has looked at its signature.
  const { aud: clientId } = claimsIn(hint);
  if (typeof clientId !== "string") return null;
  const client = await provider.Client.find(clientId);
  if (client === undefined) return null;
  const token = await provider.IdToken.validate(hint, client).catch(() => null);
  const { sub, sid } = token?.payload ?? {};
  return typeof sub === "string" && typeof sid === "string"
    ? { accountId: sub, clientId, sid }
    : null;
}

function withState(address: string, state: string | undefined): string {
  if (state === undefined) return address;
  const url = new URL(address);
  url.searchParams.set("state", state);
  return url.href;
}
