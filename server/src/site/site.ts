import { fileURLToPath } from "node:url";
import { fail } from "@frontdoor/contract/call.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { nothingLoads, transportHeaders } from "../mechanisms/http/api-headers.ts";
import { sendFailure } from "../mechanisms/http/problem.ts";
import { loadSite } from "./load-site.ts";
import type { SiteConfig } from "./page-config.ts";
import { createRouteMap, type Destination } from "./route-map.ts";
import { registerSearchFiles } from "./search-files.ts";
import { sendFile } from "./send-file.ts";
import { videosOf } from "./videos.ts";

const defaultBuild = new URL("../../../site/build/", import.meta.url);

const yearSeconds = 31_536_000;

/**
 * Serves the built site at every address that no other route takes: pages with exact headers, files
 * with lasting ones.
 * @param build the folder that holds `site-manifest.json` and `client/`
 * @throws SiteNotBuilt, whose message names the command that builds it
 */
export async function registerSite(
  app: FastifyInstance,
  config: SiteConfig,
  build: URL = defaultBuild,
): Promise<void> {
  const site = await loadSite({
    buildFolder: fileURLToPath(build),
    config,
    videos: videosOf(config),
  });
  const destinationOf = createRouteMap(site);
  const { isHttps } = config;
  const assetHeaders = {
    lasting: headersOfAssets(isHttps, `public, max-age=${yearSeconds}, immutable`),
    checked: headersOfAssets(isHttps, "no-cache"),
  };

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const destination = destinationOf(request.raw.url ?? "/", mayBeNavigation(request));
    if (destination.kind === "missing") {
      return sendFailure(reply, fail("NOT_FOUND"));
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("Allow", "GET, HEAD");
      return sendFailure(reply, fail("METHOD_NOT_ALLOWED"));
    }
    return send(request, reply, destination);
  }

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    destination: Exclude<Destination, { kind: "missing" }>,
  ): FastifyReply {
    switch (destination.kind) {
      case "asset": {
        const headers = destination.isImmutable ? assetHeaders.lasting : assetHeaders.checked;
        return sendFile(request, reply, destination.file, headers);
      }
      case "page": {
        const { page, carriesSecret } = destination;
        return sendFile(
          request,
          reply,
          page.file,
          carriesSecret ? page.secretHeaders : page.headers,
        );
      }
      case "redirect":
        return reply
          .header("Vary", "Sec-Fetch-Dest")
          .code(destination.status)
          .header("Location", destination.location)
          .send();
      default:
        return destination satisfies never;
    }
  }

  // Answered before a body is read: no body is ever wanted here.
  app.route({
    method: app.supportedMethods,
    url: "/*",
    onRequest: async (request, reply) => answer(request, reply),
    handler: () => undefined,
  });
  registerSearchFiles(app, config, site);
}

/** Browsers say what they fetch for; a client that does not say may be a person's. */
function mayBeNavigation(request: FastifyRequest): boolean {
  const destination = request.headers["sec-fetch-dest"];
  return destination === undefined || destination === "document";
}

function headersOfAssets(isHttps: boolean, cacheControl: string): Record<string, string> {
  return {
    ...transportHeaders(isHttps),
    "Content-Security-Policy": nothingLoads,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": cacheControl,
  };
}
