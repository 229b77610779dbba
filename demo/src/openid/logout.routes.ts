import type { FastifyInstance, FastifyRequest } from "fastify";
import { loginPage, missingPage, sendPage } from "../pages.ts";
import type { Product } from "../product.ts";
import { readLogoutToken } from "./logout-token.ts";

/** Log-out by the person, here and at the front door, and back-channel log-out by the front door. */
export function logoutRoutes(app: FastifyInstance, product: Product): void {
  const { paths, client, cookies, relyingParty, sessions, seen, clock } = product;

  app.post(paths.logout, async (request, reply) => {
    if (isForeign(request)) return sendPage(reply.code(403), missingPage());
    const id = request.cookies[cookies.session];
    const person = sessions.find(id);
    sessions.close(id);
    reply.clearCookie(cookies.session, cookies.options);
    // The session here is closed already, so a login that the front door no longer knows needs no log-out there.
    const url = person && (await relyingParty.logoutUrl(person.id_token).catch(() => null));
    return reply.redirect(url?.href ?? paths.loggedOut, 303);
  });

  app.get(paths.loggedOut, (_request, reply) =>
    sendPage(reply, loginPage(product, "You are logged out")),
  );

  app.post<{ Body: { logout_token?: string } | null }>(
    paths.backChannelLogout,
    async (request, reply) => {
      const { issuer, clientId } = client;
      const keys = await relyingParty.signingKeys();
      const expected = { keys, issuer, clientId, now: clock() };
      const ended = await readLogoutToken(request.body?.logout_token ?? "", expected).catch(
        () => null,
      );
      if (ended === null) return reply.code(400).send({ error: "invalid_request" });
      // A repeated token is acknowledged, but must not end sessions that began after the first.
      if (seen.isNew(ended.jti)) sessions.end(ended);
      seen.remember(ended.jti);
      return reply.code(200).send();
    },
  );
}

/** Whether another site sent the form, the front door included; none of them may log a person out here. */
function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}
