import { fileURLToPath } from "node:url";
import { fail } from "@frontdoor/contract/call.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { loginProducts, practiceInviteParameter } from "@frontdoor/contract/products.ts";
import { returnToOf } from "@frontdoor/contract/return-to.ts";
import { consolePath } from "@frontdoor/contract/staff/console.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import type { SignUpLinkDeps } from "../../identity/contact/sign-up-link.ts";
import { nothingLoads, transportHeaders } from "../../platform/http/api-headers.ts";
import { clientAddressOf } from "../../platform/http/client-address.ts";
import { endedPath } from "../../platform/http/cookies/refusal-cookie.ts";
import { rememberReturnTo } from "../../platform/http/cookies/return-to-cookie.ts";
import { sendFailure } from "../../platform/http/problem.ts";
import { type KeepingPlace, keepAssets } from "./files/kept-assets.ts";
import { registerSearchFiles } from "./files/search-files.ts";
import { sendFile } from "./files/send-file.ts";
import type { StoredFile } from "./files/stored-file.ts";
import { videosOf } from "./files/videos.ts";
import { inEachLanguage } from "./forms/answered-page.ts";
import { createPageRates, registerPostedForms, shownAfterwards } from "./forms/posted-forms.ts";
import { sendAnswered } from "./forms/send-answered.ts";
import { type LoadedSite, loadSite } from "./load-site.ts";
import { partOf, type SitePart } from "./pages/console-pages.ts";
import { broughtInvite, passingInvite } from "./pages/invite-page.ts";
import { rememberedLanguage, rememberLanguage } from "./pages/language-cookie.ts";
import { loginEndedPage } from "./pages/login-ended-page.ts";
import { languageStep } from "./pages/page-language.ts";
import { createQuickPages, type QuickAnswered } from "./pages/quick-pages.ts";
import { createRouteMap, type Destination, type PageAddress } from "./pages/route-map.ts";

const defaultBuild = new URL("../../../../site/build/", import.meta.url);

/** The request headers that decide the language of a page. */
const languageVaries = ["Cookie", "Accept-Language"];

interface SiteOptions {
  built: LoadedSite;
  /** Which pages are served here; by default all but the console's. */
  part?: SitePart;
  /** The folder that keeps the scripts of this build and finds those of others; none unless given. */
  place?: KeepingPlace | undefined;
  /** Called for each response that the framework has not seen. */
  answered?: QuickAnswered;
  /** The dependencies of forms without script; without them no form is accepted. */
  forms?: SignUpLinkDeps | undefined;
}

const yearSeconds = 31_536_000;

/**
 * Reads the built site, as the configuration wants it.
 * @param build the folder that holds `site-manifest.json` and `client/`
 * @throws SiteNotBuilt, whose message names the command that builds it
 */
export function readSite(config: Config, build = defaultBuild): Promise<LoadedSite> {
  return loadSite({ buildFolder: fileURLToPath(build), config, videos: videosOf(config) });
}

/**
 * Serves the built site at every address that no other route takes: pages with exact headers, files
 * with lasting ones.
 */
export async function registerSite(
  app: FastifyInstance,
  config: Config,
  { built, part = "people", place, forms: needed, answered = () => undefined }: SiteOptions,
): Promise<void> {
  const site = partOf(built, part);
  const destinationOf = createRouteMap(site, part === "console" ? consolePath : "/");
  const forms =
    needed === undefined
      ? null
      : { ...needed, config, site, destinationOf, rates: createPageRates(needed.clock) };
  const kept = place === undefined ? null : await keepAssets(place, site.assets);
  const { isHttps } = config;
  const assetHeaders = {
    lasting: headersOfAssets(isHttps, `public, max-age=${yearSeconds}, immutable`),
    checked: headersOfAssets(isHttps, "no-cache"),
  };
  const headersOfAsset = ({ isImmutable }: { isImmutable: boolean }) =>
    isImmutable ? assetHeaders.lasting : assetHeaders.checked;

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = request.raw.url ?? "/";
    const own = destinationOf(url, mayBeNavigation(request));
    const destination = own.kind === "missing" ? await ofAnotherBuild(url) : own;
    if (destination.kind === "missing") {
      return sendFailure(reply, fail("NOT_FOUND"));
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      reply.header("Allow", "GET, HEAD");
      return sendFailure(reply, fail("METHOD_NOT_ALLOWED"));
    }
    return send(request, reply, destination);
  }

  async function ofAnotherBuild(url: string): Promise<Destination> {
    const file = await kept?.find(url.split("?", 1)[0] ?? "");
    return file === undefined ? { kind: "missing" } : { kind: "asset", file, isImmutable: true };
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    destination: Exclude<Destination, { kind: "missing" }>,
  ): Promise<FastifyReply> {
    switch (destination.kind) {
      case "asset":
        return sendFile(request, reply, destination.file, headersOfAsset(destination));
      case "page":
        return sendPage(request, reply, destination);
      case "english":
        if (isFetchedAhead(request)) return refuse(reply);
        if (config.languages.length > 1) rememberLanguage(reply, firstLanguage, config);
        return redirectWithoutReferrer(reply, destination.location);
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

  /**
   * Whether an address brings a mailed link's code, which the built page's links to other languages lack. A practice
   * invite beside it is passed on by itself, where the page can use it.
   */
  function bringsCode({ language, path, query }: PageAddress): boolean {
    const page = pathIn(language, path);
    const parameters = new URLSearchParams(query);
    parameters.delete(practiceInviteParameter);
    const found = destinationOf(`${page}?${parameters}`, true);
    const isCoded = found.kind === "page" && found.carriesSecret;
    return isCoded && (parameters.size > 0 || !site.pages.has(page));
  }

  /** The page depends on the request only where there are several languages. */
  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    destination: Destination & { kind: "page" },
  ): Promise<FastifyReply> {
    const { page, address, carriesSecret } = destination;
    const visit = visitOf(address);
    // That of an interaction is remembered where the browser proved to be the one that it began in.
    const isState = visit?.returnTo.kind === "state";
    if (isState && !isFetchedAhead(request)) rememberReturnTo(reply, visit, config);
    const shown = forms === null ? null : await shownAfterwards(app, request, destination, forms);
    if (shown !== null) return sendAnswered(request, reply, page, shown);
    const headers = carriesSecret || visit !== null ? page.secretHeaders : page.headers;
    const isEnd = address.path === endedPath && address.query !== "";
    const invite = broughtInvite(address);
    const isCoded = config.languages.length > 1 && carriesSecret && bringsCode(address);
    const sendBuilt = (file: StoredFile, varies?: readonly string[]) => {
      const isWritten = isEnd || invite !== null || isCoded;
      if (!isWritten || forms?.rates.opened.take(clientAddressOf(request)) === false)
        return sendFile(request, reply, file, headers, varies);
      const built = isEnd
        ? loginEndedPage(request, file, address.query, config)
        : file.plain.bytes.toString("utf8");
      const html = invite === null || isCoded ? inEachLanguage(built, address) : built;
      return sendAnswered(request, reply, page, invite ? passingInvite(html, invite) : html);
    };
    if (config.languages.length === 1) return sendBuilt(page.file);
    const step = languageStep({
      address,
      carriesSecret,
      remembered: rememberedLanguage(request, config),
      asked: request.askedLanguage,
      isAhead: isFetchedAhead(request),
      isOwnLink: isOwnLink(request),
    });
    if (step.kind === "refuse") return refuse(reply);
    if (step.kind === "redirect") return redirectWithoutReferrer(reply, step.location);
    if (step.remember) rememberLanguage(reply, step.remember, config);
    const file = step.offer ? await page.withOffer(step.offer) : page.file;
    return sendBuilt(file, languageVaries);
  }

  if (forms !== null) await registerPostedForms(app, forms);
  const quick = { config, destinationOf, headersOf: headersOfAsset, languageVaries, answered };
  app.quickAnswers.use(createQuickPages(site, quick));

  // Responds before a body is read: no route here takes one.
  app.route({
    method: app.supportedMethods,
    url: "/*",
    onRequest: async (request, reply) => answer(request, reply),
    handler: () => undefined,
  });
  if (part !== "console") registerSearchFiles(app, config, site);
}

/** Browsers say what they fetch for; a client that does not say may be a person's. */
function mayBeNavigation(request: FastifyRequest): boolean {
  const destination = request.headers["sec-fetch-dest"];
  return destination === undefined || destination === "document";
}

/** Whether a link of ours led here (Fetch Metadata); a browser that does not say so is believed. */
function isOwnLink({ headers }: FastifyRequest): boolean {
  return ["same-origin", undefined].some((site) => site === headers["sec-fetch-site"]);
}

/** A browser that fetches a page before anybody has asked for it (Fetch, `Sec-Purpose`). */
function isFetchedAhead(request: FastifyRequest): boolean {
  return String(request.headers["sec-purpose"] ?? "").startsWith("prefetch");
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(503).header("Cache-Control", "no-store").send();
}

/** Redirects to an address that may carry a secret in its query. */
function redirectWithoutReferrer(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .code(302)
    .headers({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", Location: location })
    .send();
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

/** The product that sent a person to one of our pages, and what it waits for; null where none did. */
function visitOf({ path, query }: Pick<PageAddress, "path" | "query">) {
  const [, name] = /^\/(?:login|signup)\/(\w+)$/.exec(path) ?? [];
  const product = loginProducts.find((each) => each === name);
  const parameters = new URLSearchParams(query);
  const returnTo = returnToOf({
    interaction: parameters.get("interaction") ?? undefined,
    state: parameters.get("state") ?? undefined,
  });
  return product === undefined || returnTo === null ? null : { product, returnTo };
}
