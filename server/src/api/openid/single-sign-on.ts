import type { IncomingMessage } from "node:http";
import { type LoginProduct, products } from "@frontdoor/contract/products.ts";
import type { Client, FindAccount, KoaContextWithOIDC } from "oidc-provider";
import { deviceHash } from "../../identity/devices/device.ts";
import { isLoginCode } from "../../identity/hand-off/openid-login.ts";
import { type KeepingBrowser, usableKeptLogin } from "../../identity/sessions/kept-logins.ts";
import { type KeptLogin, touchKeptLogin } from "../../integrations/openid-state/kept-logins.ts";
import { isMet, requiredAcr } from "../../integrations/openid-state/requested-acr.ts";
import { audit } from "../../platform/audit/audit.ts";
import { surenessOf, wantedAcrOf } from "./acr.ts";
import { tellingAway } from "./database-away.ts";
import { shownBrowser } from "./interaction/browser.ts";
import { errors, type Provider } from "./library.ts";
import type { OpenidDeps } from "./openid-deps.ts";

const hourSeconds = 3_600;

interface Adopted {
  cookie: string;
  device: Buffer;
  login: KeptLogin;
}

/** The kept login by which each request goes on; removed where it does not satisfy the request. */
const adopted = new WeakMap<IncomingMessage, Adopted>();

/**
 * Begins an authorization as the person who stays signed in in this browser, so that the library applies `prompt`,
 * `max_age` and `id_token_hint` as specified. The new session belongs to this client only, as after a login by password.
 */
export function adoptKeptLogins(provider: Provider, deps: OpenidDeps): void {
  const { Session } = provider;
  const begin = Session.get.bind(Session);
  Object.assign(Session, {
    async get(ctx: KoaContextWithOIDC) {
      const session = await begin(ctx);
      const found = ctx.oidc?.route === "authorization" ? await shownLogin(ctx, deps) : null;
      if (found === null) return session;
      const { accountId, provenAt, way } = found.login;
      const { acr, amr } = surenessOf[way];
      const loginTs = Math.floor(provenAt.getTime() / 1_000);
      session.loginAccount({ accountId, loginTs, acr, amr: [...amr] });
      adopted.set(ctx.req, found);
      return session;
    },
  });
}

const shownLogin = tellingAway(
  async ({ req }: KoaContextWithOIDC, deps: OpenidDeps): Promise<Adopted | null> => {
    const browser: KeepingBrowser = shownBrowser(req);
    const { keptLogin: cookie, deviceId } = browser;
    const login = await usableKeptLogin(deps.database.kysely, deps, browser);
    if (login === null || cookie === null || deviceId === null) return null;
    return { cookie, device: deviceHash(deviceId), login };
  },
);

/**
 * The account of a login; none where a kept login does not satisfy the request, or is another product's: then the
 * person has to log in, or the client gets the error that says so.
 */
export function accountOfLogin(find: FindAccount, { clock }: OpenidDeps): FindAccount {
  return async (ctx, sub, token) => {
    const found = adopted.get(ctx.req);
    const isTooLittle = found !== undefined && !isEnough(ctx, found.login, clock());
    const account = isTooLittle ? undefined : await find(ctx, sub, token);
    if (account === undefined) leaveKeptLogin(ctx);
    return account;
  };
}

function leaveKeptLogin({ req, oidc }: KoaContextWithOIDC): void {
  if (!adopted.delete(req)) return;
  for (const known of ["accountId", "loginTs", "acr", "amr"]) {
    Reflect.deleteProperty(oidc.session ?? {}, known);
  }
}

function isEnough({ oidc }: KoaContextWithOIDC, login: KeptLogin, now: Date): boolean {
  const { client, params, prompts, entities } = oidc;
  if (client === undefined || [...prompts].some((prompt) => prompt !== "none")) return false;
  // Somebody has just logged in, perhaps another person: the code says who.
  if (isLoginCode(String(params?.login_hint ?? ""))) return false;
  const age = (now.getTime() - login.provenAt.getTime()) / 1_000;
  // A login by password lasts as long as the client allows without the password.
  if (age > Number(client.refresh_hours) * hourSeconds) return false;
  if (params?.max_age !== undefined && age > Number(params.max_age)) return false;
  const hinted = entities.IdTokenHint?.payload.sub;
  if (hinted !== undefined && hinted !== login.accountId) return false;
  // Whichever app takes such an address may ask in the client's name (RFC 8252, 8.6).
  const isAssured = String(params?.redirect_uri).startsWith("https:");
  if (client.type === "native" && !isAssured) return false;
  const required = requiredAcr(String(params?.acr_values ?? ""), wantedAcrOf(client));
  return required !== null && isMet(surenessOf[login.way].acr, required);
}

/** The device of a request with a kept login; null for a request whose login was just made. */
export function deviceOfKeptLogin({ req }: KoaContextWithOIDC): Buffer | null {
  return adopted.get(req)?.device ?? null;
}

/**
 * Records that a kept login was used for a client, after its grant is stored: whatever ended the login earlier could
 * not have ended that grant.
 * @throws LoginRequired where it has ended meanwhile
 */
export async function goOnWithKeptLogin({ req, oidc }: KoaContextWithOIDC, deps: OpenidDeps) {
  const found = adopted.get(req);
  if (found === undefined) return;
  const { kysely } = deps.database;
  const { accountId } = found.login;
  const isThere = await kysely.transaction().execute(async (tx) => {
    if (!(await touchKeptLogin(tx, deps, found.cookie, found.login))) return false;
    const product = oidc.client?.product as LoginProduct;
    const { realm } = products[product];
    const details = { clientId: String(oidc.client?.clientId), kept: true };
    const event = { kind: "openid-signed-in", actor: product, subjectId: accountId };
    await audit(tx, deps, { ...event, realm, details });
    return true;
  });
  if (!isThere) throw new errors.LoginRequired("the login has ended");
}

/** How long a client may do without the password, counted from the login itself. */
export function secondsWithoutPassword({ oidc }: KoaContextWithOIDC, client: Client, moment: Date) {
  const now = Math.floor(moment.getTime() / 1_000);
  const age = now - (oidc.entities.AuthorizationCode?.authTime ?? now);
  return Math.max(1, Number(client.refresh_hours) * hourSeconds - age);
}
