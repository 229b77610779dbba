import { handOffParameter } from "@frontdoor/contract/products/hand-off.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { loginPage, recordsPage, sendPage, signedInPage } from "./pages.ts";
import type { Product } from "./product.ts";

/** The product's own pages: a public one and one that requires a login. */
export function pageRoutes(app: FastifyInstance, product: Product): void {
  const { paths, cookies, sessions } = product;

  const home = (request: FastifyRequest, reply: FastifyReply) => {
    // A hand-off code that this browser did not ask for may be an attacker's, so the person has to log in again.
    if (handOffParameter in Object(request.query)) return reply.redirect(paths.login, 303);
    const person = sessions.find(request.cookies[cookies.session]);
    return sendPage(
      reply,
      person === null ? loginPage(product, "You are not logged in") : signedInPage(product, person),
    );
  };
  app.get(paths.home, home);
  app.get(`${paths.home}/start`, home);

  app.get(paths.records, (request, reply) => {
    const person = sessions.find(request.cookies[cookies.session]);
    if (person !== null) return sendPage(reply, recordsPage(product, person));
    const asked = new URLSearchParams({ return_to: request.url });
    return reply.redirect(`${paths.login}?${asked}`, 303);
  });
}
