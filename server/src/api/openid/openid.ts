import { parse } from "node:querystring";
import { openidPath } from "@frontdoor/contract/products/openid.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { rsaKeys } from "../../integrations/openid-state/rsa-keys.ts";
import { clientAddressOf } from "../../platform/http/client-address.ts";
import type { Services } from "../../process/services.ts";
import { endSessionRoutes } from "./end-session.routes.ts";
import { noteBrowser } from "./interaction/browser.ts";
import { interactionRoutes } from "./interaction/interaction.routes.ts";
import { postedRequestRoutes } from "./interaction/posted-request.routes.ts";
import { keepWithinRateLimit } from "./rate-limit.ts";

/** Serves OpenID Connect under `/oidc`, for the products that plug in by it. */
export function registerOpenid(
  app: FastifyInstance,
  services: Services & Pick<Parameters<typeof rsaKeys>[0], "makeRsaKey">,
): void {
  const { isHttps } = services.config;
  const publicUrl = new URL(services.config.publicUrl);
  const deps = { ...services, isHttps };
  app.register(async (scope) => {
    const signers = await rsaKeys(deps);
    // The library takes a sixth of a process's memory, so it is loaded at the first request for it.
    const provider = once(async () => {
      const { createProvider } = await import("./provider.ts");
      return createProvider({ ...deps, rsaKeys: signers });
    });
    const answer = once(async () => (await provider()).callback());
    keepWithinRateLimit(scope, deps);
    readForms(scope);
    postedRequestRoutes(scope, deps);
    interactionRoutes(scope, { ...deps, provider });
    endSessionRoutes(scope, { ...deps, provider });
    // Before the body is read: the library reads it itself, 56 KiB at most.
    const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
      noteBrowser(request, deps);
      passToLibrary(request, reply, publicUrl);
      await (await answer())(request.raw, reply.raw);
    };
    const handler = () => undefined;
    const config = { anyOrigin: true };
    const url = `${openidPath}/*`;
    scope.route({ method: app.supportedMethods, url, config, onRequest, handler });
    const method = ["GET", "HEAD", "OPTIONS"];
    scope.route({ method, url: `${metadataPath}${openidPath}`, onRequest, handler });
  });
}

/** The address of the metadata; an issuer's own path follows it (RFC 8414, 3.1). */
const metadataPath = "/.well-known/oauth-authorization-server";

/** Takes forms, as OAuth posts them, and nothing else: 415 for any other body. */
function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, parse(String(body))),
  );
}

/** Does the work at the first call only, and returns its result from then on. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

/**
 * The library repeats them in the headers of its response, which may then be too long for a proxy (`short-locations`).
 */
const repeatedHeaders = ["origin", "access-control-request-headers"];
/** Longer than any that a browser sends. */
const longestRepeated = 512;

/**
 * Hands a request to the library: with the path below its mount, and with our own address as host, whatever the request
 * says, since the library builds addresses from these headers. Its response keeps the headers that all our responses
 * have, and skips our other hooks.
 */
function passToLibrary(
  { raw, ...request }: Pick<FastifyRequest, "raw" | "ip">,
  reply: FastifyReply,
  publicUrl: URL,
): void {
  const { url: asked = "/" } = raw;
  const url = asked.startsWith(metadataPath) ? openidPath + metadataPath : asked;
  Object.assign(raw, { originalUrl: url, url: url.slice(openidPath.length) || "/" });
  Object.assign(raw.headers, {
    host: publicUrl.host,
    "x-forwarded-proto": publicUrl.protocol.slice(0, -1),
    "x-forwarded-for": clientAddressOf(request),
  });
  delete raw.headers["x-forwarded-host"];
  for (const name of repeatedHeaders) {
    if (String(raw.headers[name] ?? "").length > longestRepeated) delete raw.headers[name];
  }
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.setHeader("Referrer-Policy", "same-origin");
  reply.hijack();
}
