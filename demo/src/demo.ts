import { randomBytes } from "node:crypto";
import cookie from "@fastify/cookie";
import formBody from "@fastify/formbody";
import {
  type HandOffProduct,
  handOffParameter,
  handOffProducts,
  type SignedIn,
} from "@frontdoor/contract/products/hand-off.ts";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { expiredPage, kioskPage, signedInPage, signedOutPage, styles } from "./pages.ts";
import { redeem } from "./redeem.ts";

export interface DemoSettings {
  /** Where hand-off codes are redeemed. */
  frontdoorUrl: string;
  keys: Record<HandOffProduct, string>;
}

const sessionCookie = "demo-session";
const largestSessionCount = 1_000;

const pageHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cache-Control": "no-store",
};

/** A product as the front door sees one: it redeems the code, keeps a session of its own, ends it. */
export async function createDemo({ frontdoorUrl, keys }: DemoSettings): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit: 1_024 });
  await app.register(cookie);
  await app.register(formBody);
  const sessions = new Map<string, SignedIn>();
  app.addHook("onSend", async (_request, reply) => {
    reply.headers(pageHeaders);
  });
  app.get("/demo.css", async (_request, reply) => reply.type("text/css").send(styles()));
  app.get<{ Params: { id: string } }>("/kiosk/:id", async (request, reply) =>
    sendPage(reply, kioskPage(request.params.id)),
  );
  for (const product of handOffProducts) {
    app.get<{ Querystring: Record<string, string> }>(`/${product}`, async (request, reply) => {
      const code = request.query[handOffParameter];
      if (code !== undefined) return takeOver(product, code, reply);
      const session = sessions.get(request.cookies[sessionCookie] ?? "");
      if (session?.product !== product) {
        return sendPage(reply, signedOutPage(product, `${frontdoorUrl}/login/${product}`));
      }
      return sendPage(reply, signedInPage(session));
    });
    app.post(`/${product}/logout`, async (request, reply) => {
      sessions.delete(request.cookies[sessionCookie] ?? "");
      reply.clearCookie(sessionCookie, { path: "/" });
      return reply.redirect(`${frontdoorUrl}/login/${product}`, 303);
    });
  }
  return app;

  async function takeOver(product: HandOffProduct, code: string, reply: FastifyReply) {
    const signedIn = await redeem(frontdoorUrl, keys[product], code);
    if (signedIn === null) {
      return sendPage(reply.code(400), expiredPage(product, `${frontdoorUrl}/login/${product}`));
    }
    const id = randomBytes(32).toString("base64url");
    if (sessions.size >= largestSessionCount) sessions.clear();
    sessions.set(id, signedIn);
    reply.setCookie(sessionCookie, id, { path: "/", httpOnly: true, sameSite: "lax" });
    return reply.redirect(`/${product}`, 303);
  }
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(html);
}
