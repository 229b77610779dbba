import { videoOrigin } from "@frontdoor/brand/brand.ts";
import type { AppConfig } from "@frontdoor/contract/app-config.ts";
import { fail } from "@frontdoor/contract/call.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { sendFailure } from "../mechanisms/http/problem.ts";
import { commonHeaders, type HeaderSettings, pageHeaders } from "./page-headers.ts";
import { createPathResolver } from "./resolve-path.ts";
import { loadSiteFiles } from "./site-files.ts";
import { readManifest, type SitePage } from "./site-manifest.ts";
import { chooseEncoding, type StaticFile } from "./static-file.ts";

const defaultBuild = new URL("../../../site/build/", import.meta.url);

/** Queries that carry a secret: their pages are treated like those of a token. */
const secretQuery = /[?&](inviteCode|inviteKey|verificationCode|email)=/;

/**
 * Serves the built site from memory: pages with exact headers, files with lasting ones.
 * @throws Error naming the command when the site was not built
 */
export async function registerSite(
  app: FastifyInstance,
  config: Config,
  build: URL = defaultBuild,
): Promise<void> {
  const manifest = await readManifest(build);
  const files = await loadSiteFiles(build, manifest, appConfigOf(config));
  const resolve = createPathResolver(manifest, new Set(files.keys()));
  const settings: HeaderSettings = {
    isHttps: config.isHttps,
    videoOrigin,
    analyticsOrigin: config.analyticsUrl === null ? null : new URL(config.analyticsUrl).origin,
  };

  app.get("/*", (request, reply) => {
    const [path = "/"] = request.raw.url?.split("?") ?? [];
    const resolved = resolve(path);
    reply.headers(commonHeaders(settings));
    if (resolved.kind === "missing") return sendFailure(reply, fail("NOT_FOUND"));
    if (resolved.kind === "redirect") {
      return reply.header("Cache-Control", "no-cache").redirect(resolved.to, resolved.status);
    }
    return resolved.kind === "page" ? sendPage(resolved.page) : sendAsset(resolved.name);

    function sendPage(page: SitePage): FastifyReply {
      const file = files.get(page.file);
      if (file === undefined) throw new Error(`The build has no ${page.file}.`);
      reply.headers(pageHeaders(page, secretQuery.test(request.raw.url ?? ""), settings));
      return sendFile(request, reply, file);
    }

    function sendAsset(name: string): FastifyReply {
      const file = files.get(name);
      if (file === undefined) throw new Error(`The build has no ${name}.`);
      const isLasting = name.startsWith("assets/");
      reply.header(
        "Cache-Control",
        isLasting ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
      return sendFile(request, reply, file);
    }
  });
  app.route({
    method: ["POST", "PUT", "PATCH", "DELETE"],
    url: "/*",
    handler: (request, reply) => {
      reply.headers(commonHeaders(settings));
      const [path = "/"] = request.raw.url?.split("?") ?? [];
      if (resolve(path).kind === "missing") return sendFailure(reply, fail("NOT_FOUND"));
      return sendFailure(reply.header("Allow", "GET, HEAD"), fail("METHOD_NOT_ALLOWED"));
    },
  });
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const encoding = chooseEncoding(file, request.headers["accept-encoding"]);
  const etag = `"${file.etag}-${encoding}"`;
  reply.header("ETag", etag).header("Vary", "Accept-Encoding");
  if (
    request.headers["if-none-match"]?.split(/,\s*/).some((tag) => tag.replace(/^W\//, "") === etag)
  ) {
    return reply.code(304).send();
  }
  if (encoding !== "identity") reply.header("Content-Encoding", encoding);
  return reply.type(file.type).send(file.bodies[encoding]);
}

function appConfigOf(config: Config): AppConfig {
  const { practice, academic } = config.products;
  return {
    productOrigins: [...new Set([practice.origin, academic.origin])],
    kioskOrigins: [config.kiosk.origin],
    ...(config.analyticsUrl === null ? {} : { analyticsUrl: config.analyticsUrl }),
  };
}
