import { fail } from "@frontdoor/contract/call.ts";
import type { FastifyInstance } from "fastify";
import { sendFailure } from "./problem.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether pages of other sites may call it: it uses no cookie that gives access to anything. */
    anyOrigin?: boolean;
    /**
     * Whether it accepts forms from pages that send no referrer: browsers then send no origin either, and only
     * `Sec-Fetch-Site` tells where a form comes from.
     */
    takesForms?: boolean;
    /** Whether it is a step of a person's browser, which is shown a page where the step fails. */
    isStep?: boolean;
  }
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses cross-site writes (SEC-F5): `Sec-Fetch-Site` other than `same-origin` or `none`, or a foreign `Origin`. A
 * client that sends neither header is not a browser, and carries no cookie that matters.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: URL): void {
  const ownOrigins = originsOf(publicUrl);
  app.addHook("onRequest", async (request, reply) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.anyOrigin) return;
    const site = request.headers["sec-fetch-site"];
    const origin = request.headers.origin;
    const isUnnamed = request.routeOptions.config.takesForms === true && origin === "null";
    const isForeign =
      (site !== undefined && site !== "same-origin" && site !== "none") ||
      (origin !== undefined && !ownOrigins.has(origin) && !isUnnamed);
    if (isForeign) return sendFailure(reply, fail("FOREIGN_ORIGIN"));
  });
}

/** Our origin; on a local installation also the machine's other names. */
function originsOf(publicUrl: URL): Set<string> {
  const origins = new Set([publicUrl.origin]);
  if (publicUrl.hostname === "localhost") {
    for (const name of ["127.0.0.1", "[::1]"]) {
      const twin = new URL(publicUrl);
      twin.hostname = name;
      origins.add(twin.origin);
    }
  }
  return origins;
}
