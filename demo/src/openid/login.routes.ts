import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AuthorizationResponseError, ResponseBodyError } from "openid-client";
import { returnPath } from "../addresses.ts";
import { loginPage, sendPage } from "../pages.ts";
import type { Product } from "../product.ts";
import { pendingSeconds } from "./pending-logins.ts";

type Query = Partial<
  Record<"return_to" | "iss" | "login_hint" | "state" | "error", string | string[]>
>;

/** Login and sign-up, begun here or by the front door (third-party initiated login). */
export function loginRoutes(app: FastifyInstance, product: Product): void {
  const { paths, client, cookies, relyingParty, pendingLogins, sessions } = product;
  const exposeHeadRoute = false;

  app.get<{ Querystring: Query }>(paths.login, { exposeHeadRoute }, (request, reply) => {
    const { iss, login_hint: hint } = request.query;
    // Another issuer would receive the authorization request (mix-up attack; OpenID Connect Core, 4).
    if (iss !== undefined && iss !== client.issuer) return refuse(reply);
    return begin(request, reply, typeof hint === "string" ? { login_hint: hint } : {});
  });

  app.get<{ Querystring: Query }>(paths.signUp, { exposeHeadRoute }, (request, reply) =>
    begin(request, reply, { prompt: "create" }),
  );

  app.get<{ Querystring: Query }>(paths.callback, { exposeHeadRoute }, async (request, reply) => {
    const { state } = request.query;
    const browser = request.cookies[cookies.browser];
    const login = pendingLogins.take(browser, typeof state === "string" ? state : null);
    // A callback without a login of this browser may be login CSRF: an attacker logs the person in to another
    // account.
    if (login === null) return refuse(reply);
    try {
      const person = await relyingParty.complete(new URL(request.url, client.issuer).search, login);
      sessions.close(request.cookies[cookies.session]);
      return reply
        .setCookie(cookies.session, sessions.open(person), cookies.options)
        .redirect(login.returnTo, 303);
    } catch (error) {
      return isRefusal(error) ? refuse(reply) : tellAway(reply);
    }
  });

  async function begin(
    request: FastifyRequest<{ Querystring: Query }>,
    reply: FastifyReply,
    extra: Record<string, string>,
  ): Promise<FastifyReply> {
    const { return_to: asked } = request.query;
    const returnTo = returnPath(typeof asked === "string" ? asked : undefined, paths);
    const { browser, login } = pendingLogins.begin(request.cookies[cookies.browser], returnTo);
    try {
      const url = await relyingParty.loginUrl(login, extra);
      const options = { ...cookies.options, maxAge: pendingSeconds };
      return reply.setCookie(cookies.browser, browser, options).redirect(url.href, 303);
    } catch {
      return tellAway(reply);
    }
  }

  const refuse = (reply: FastifyReply) =>
    sendPage(reply.code(400), loginPage(product, "Please log in again"));
  const tellAway = (reply: FastifyReply) =>
    sendPage(reply.code(503), loginPage(product, "You could not be logged in"));
}

/** True when the front door refused: no login took place, or the code was used or has expired. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.error === "invalid_grant";
  return error instanceof AuthorizationResponseError;
}
