import cookie from "@fastify/cookie";
import formBody from "@fastify/formbody";
import { handOffParameter } from "@frontdoor/contract/products/hand-off.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import {
  awayPage,
  kioskPage,
  missingPage,
  refusedPage,
  signedInPage,
  signedOutPage,
} from "./pages.ts";
import { redeem } from "./redeem.ts";
import { registerClips } from "./register-clips.ts";
import { createSessions } from "./sessions.ts";
import { styleSheet } from "./styles.ts";

export interface DemoSettings {
  /** Where hand-off codes are redeemed, and where people log in. */
  frontdoorUrl: string;
  /** Each product's key at the front door. */
  keys: Record<LoginProduct, string>;
  clock?: () => Date;
}

/** Cookies know no ports: beside a front door on the same host each needs a name of its own. */
const cookieOf = (product: LoginProduct) => `demo-${product}`;

/**
 * The three things that a product does with the front door: redeem the code that a person brings, keep
 * a session of its own, and send people back to log in. Practice and academic in one process, which also
 * plays the videos of the site.
 */
export async function createDemo(settings: DemoSettings): Promise<FastifyInstance> {
  const { frontdoorUrl, keys, clock = () => new Date() } = settings;
  const app = Fastify({ logger: false, bodyLimit: 1_024, requestTimeout: 15_000 });
  await app.register(cookie);
  await app.register(formBody);
  const sessions = createSessions(clock);
  const loginUrlOf = (product: LoginProduct) => new URL(`/login/${product}`, frontdoorUrl).href;
  const headers = pageHeaders(new URL(frontdoorUrl).origin);
  const sendPage = (reply: FastifyReply, html: string) =>
    reply.type("text/html; charset=utf-8").send(html);

  app.addHook("onRequest", async (_request, reply) => void reply.headers(headers));
  app.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), missingPage()));
  app.get("/", (_request, reply) => reply.redirect("/practice", 302));
  app.get("/demo.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(styleSheet()),
  );
  app.get<{ Params: { practiceId: string } }>("/kiosk/:practiceId", (request, reply) =>
    sendPage(reply, kioskPage(request.params.practiceId)),
  );
  registerClips(app);
  for (const product of loginProducts) {
    const home = (request: FastifyRequest, reply: FastifyReply) => {
      const code = new URL(request.url, "http://demo").searchParams.get(handOffParameter);
      if (code !== null) return takeOver(product, code, reply);
      const person = sessions.find(request.cookies[cookieOf(product)]);
      if (person?.product === product) return sendPage(reply, signedInPage(person));
      return sendPage(reply, signedOutPage(product, loginUrlOf(product)));
    };
    const exposeHeadRoute = false;
    app.get(`/${product}`, { exposeHeadRoute }, home);
    app.get(`/${product}/start`, { exposeHeadRoute }, home);
    app.post(`/${product}/logout`, (request, reply) => {
      if (isForeign(request)) return sendPage(reply.code(403), missingPage());
      sessions.close(request.cookies[cookieOf(product)]);
      return reply.clearCookie(cookieOf(product), { path: "/" }).redirect(loginUrlOf(product), 303);
    });
  }
  return app;

  /** The code leaves the address at once: the browser goes on to the product's own page. */
  async function takeOver(product: LoginProduct, code: string, reply: FastifyReply) {
    const redeemed = await redeem({ frontdoorUrl, key: keys[product], product }, code);
    if (redeemed === "refused") {
      return sendPage(reply.code(400), refusedPage(product, loginUrlOf(product)));
    }
    if (redeemed === "away") {
      return sendPage(reply.code(503), awayPage(product, loginUrlOf(product)));
    }
    return reply
      .setCookie(cookieOf(product), sessions.open(redeemed), {
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure: reply.request.protocol === "https",
      })
      .redirect(`/${product}`, 303);
  }
}

/** A form of another site, the front door's included, logs nobody out. */
function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers["sec-fetch-site"];
  return site !== undefined && site !== "same-origin" && site !== "none";
}

/** Logging out ends at the front door: the redirect of a form counts as a place it is sent to. */
function pageHeaders(frontdoorOrigin: string): Record<string, string> {
  return {
    "Content-Security-Policy": `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${frontdoorOrigin}; frame-ancestors 'none'; base-uri 'none'`,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
  };
}
