import cookie from "@fastify/cookie";
import formBody from "@fastify/formbody";
import { loginProducts } from "@frontdoor/contract/products.ts";
import Fastify, { type FastifyInstance } from "fastify";
import { registerClips } from "./clips.ts";
import { loginRoutes } from "./openid/login.routes.ts";
import { logoutRoutes } from "./openid/logout.routes.ts";
import { pageRoutes } from "./page.routes.ts";
import { kioskPage, missingPage, sendPage } from "./pages.ts";
import { createProduct, type DemoSettings } from "./product.ts";
import { styleSheet } from "./styles.ts";
import { webhookRoutes } from "./webhooks/webhook.routes.ts";

/**
 * A stand-in for the products, practice and academic in one process: sends people to the front door to log in or sign
 * up, keeps its own sessions, and ends them when the front door says so. It also serves the videos of the site.
 */
export async function createDemo(settings: DemoSettings): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: 65_536, requestTimeout: 15_000 });
  await app.register(cookie);
  await app.register(formBody);
  const headers = pageHeaders(new URL(settings.frontdoorUrl).origin);

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    if (!isOwnHost(request.headers.host, settings.origin)) {
      return sendPage(reply.code(404), missingPage());
    }
  });
  app.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), missingPage()));
  app.get("/", (_request, reply) => reply.redirect("/practice", 302));
  app.get("/demo.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(styleSheet()),
  );
  app.get<{ Params: { practiceId: string } }>("/kiosk/:practiceId", (request, reply) =>
    sendPage(reply, kioskPage(request.params.practiceId)),
  );
  registerClips(app);
  for (const name of loginProducts) {
    const product = createProduct(settings, name);
    pageRoutes(app, product);
    loginRoutes(app, product);
    logoutRoutes(app, product);
    webhookRoutes(app, product);
  }
  return app;
}

/** Creates the demo product and listens on the host and port of its origin. */
export async function startDemo(settings: DemoSettings): Promise<FastifyInstance> {
  const { port, hostname } = new URL(settings.origin);
  const app = await createDemo(settings);
  await app.listen({ port: Number(port || 80), host: hostname.replace(/^\[(.*)\]$/, "$1") });
  return app;
}

/** Refuses other host names, so that DNS rebinding shows nothing of a page (SEC-F5). */
function isOwnHost(host: string | undefined, origin: string): boolean {
  const hostname = URL.parse(`http://${host ?? ""}`)?.hostname ?? "";
  return [new URL(origin).hostname, "localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** `form-action` includes the front door, because the log-out form is redirected there. */
function pageHeaders(frontdoorOrigin: string): Record<string, string> {
  return {
    "Content-Security-Policy": `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${frontdoorOrigin}; frame-ancestors 'none'; base-uri 'none'`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
  };
}
