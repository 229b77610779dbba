import { randomBytes } from "node:crypto";
import { fail } from "@frontdoor/contract/call.ts";
import { productParameter } from "@frontdoor/contract/contexts.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { safeLocation } from "@frontdoor/contract/location.ts";
import {
  answeredParameter,
  type FormOutcome,
  hiddenFields,
  type PostedForm,
  type PostedPages,
} from "@frontdoor/contract/posted-forms.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config/config.ts";
import { requestSignUpLink, type SignUpLinkDeps } from "../../../identity/contact/sign-up-link.ts";
import type { Clock } from "../../../platform/clock.ts";
import { blindIndex } from "../../../platform/encryption.ts";
import { clientAddressOf } from "../../../platform/http/client-address.ts";
import { clearFormCookie } from "../../../platform/http/cookies/session-cookies.ts";
import { sendFailure } from "../../../platform/http/problem.ts";
import { waitPermit, waitSeconds } from "../../../platform/proof-of-work/permits.ts";
import { createClientRate } from "../../../platform/rate-limits/client-rate.ts";
import type { LoadedSite, SitePage } from "../load-site.ts";
import { passingInvite } from "../pages/invite-page.ts";
import { appConfigOf } from "../pages/page-config.ts";
import type { Destination, PageAddress } from "../pages/route-map.ts";
import { answeredPage, inEachLanguage, overPage } from "./answered-page.ts";
import { type FormCookie, isSameToken, keepFormCookie, readFormCookie } from "./form-cookie.ts";
import { formKey } from "./form-key.ts";
import { localFetch } from "./local-fetch.ts";
import { leadOn, sendAnswered } from "./send-answered.ts";

interface PostedFormsDeps extends SignUpLinkDeps {
  config: Config;
  site: LoadedSite;
  destinationOf: (url: string, isNavigation: boolean) => Destination;
  rates: ReturnType<typeof createPageRates>;
}

/** Pages of a kind that one client address may have rendered in a minute: a whole ward may share one address. */
const renderedPerMinute = 120;
const minuteSeconds = 60;

/**
 * Rate-limits rendering: most forms of a stranger reach no API whose limits would stop them. Each kind counts alone:
 * links that others open refuse nobody's form, and whose form was taken sees its result.
 */
export function createPageRates(clock: Clock) {
  const rate = () => createClientRate(clock, { perMinute: renderedPerMinute });
  return { posted: rate(), answered: rate(), opened: rate() };
}

interface Place extends PageAddress {
  pages: PostedPages;
}

/**
 * Takes the forms of the site's pages as browsers send them without script (decision 0069). Each is answered by the
 * page's own screen and calls, which the site's build holds: by a redirect where it is done, else by the page again.
 */
export async function registerPostedForms(app: FastifyInstance, deps: PostedFormsDeps) {
  const { site } = deps;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.addHook("onRequest", async (request, reply) => {
      if (deps.rates.posted.take(clientAddressOf(request))) return;
      return sendFailure(reply, fail("TOO_MANY_REQUESTS", { retryAfterSeconds: minuteSeconds }));
    });
    for (const [language, { paths, load }] of site.forms) {
      for (const path of paths) {
        const options = { config: { takesForms: true } };
        scope.post(pathIn(language, path), options, async (request, reply) => {
          // The router also matches other spellings of a path, for which the site has no page.
          const destination = deps.destinationOf(request.raw.url ?? "", false);
          if (destination.kind !== "page") return sendFailure(reply, fail("NOT_FOUND"));
          const place = { ...destination.address, pages: await load() };
          return answer(app, request, reply, place, deps);
        });
      }
    }
  });
}

async function answer(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  place: Place,
  deps: PostedFormsDeps,
): Promise<FastifyReply> {
  const { path, query, pages } = place;
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const cookie = readFormCookie(request, deps);
  // Whoever goes back to the page that answered the form sends the same form again, or one for somebody else.
  if (isOver(cookie, path) && fields.has(hiddenFields.token) && isForSame(cookie, fields, deps)) {
    return leadToAnswer(reply, place);
  }
  const asking = localFetch(app, request);
  const isOurs = isSentByUs(request) || isSameToken(cookie, fields.get(hiddenFields.token));
  const idempotencyKey = isOurs ? await formKey(deps, request, fields) : "";
  const clientAddress = clientAddressOf(request);
  const form: PostedForm = {
    path,
    query: new URLSearchParams(query),
    fields,
    kept: cookie?.path === path ? cookie.kept : undefined,
    sending: { fetch: asking.fetch, idempotencyKey },
    withoutWork: {
      wait: () => ({ permit: waitPermit(deps, clientAddress), seconds: waitSeconds }),
      mailLink: (product, email) =>
        requestSignUpLink(deps, {
          product,
          email,
          clientAddress,
          idempotencyKey,
          language: place.language,
        }),
    },
    isSafe: (location) => isSafe(location, deps.config),
  };
  const outcome = isOurs ? await pages.answer(form) : pages.askAgain(form);
  for (const kept of asking.cookies) reply.header("Set-Cookie", kept);
  if (outcome.is === "left") {
    const over = { token: newToken(), path, isOverFor: namesIn(fields, deps) };
    if (outcome.isOver) keepFormCookie(reply, over, deps);
    else clearFormCookie(reply, deps.config);
    return leadOn(reply, outcome.location, place.language);
  }
  const isFromStep = isOf(cookie, place) && isSameToken(cookie, fields.get(hiddenFields.token));
  const step = isFromStep ? cookie.state : undefined;
  return show(request, reply, place, { outcome, values: typedOf(fields), step }, deps);
}

/** Whether the browser says that a page of ours sent it; that no other did was looked at before. */
function isSentByUs({ headers }: FastifyRequest): boolean {
  const { origin } = headers;
  return headers["sec-fetch-site"] !== undefined || (origin !== undefined && origin !== "null");
}

function isSafe(location: string, { publicUrl, products }: Config): boolean {
  const origins = Object.values(products).map(({ origin }) => origin);
  return safeLocation(location, new URL(publicUrl).origin, origins) !== null;
}

/**
 * What a person typed, for the page that shows it again: no password, and nothing that the page sent along itself. What
 * the form has no field for is left out where the page is rendered.
 */
function typedOf(fields: URLSearchParams): Record<string, string> {
  const isTyped = ([name]: [string, string]) => !/^form(?:-|$)|password/i.test(name);
  return Object.fromEntries([...fields].filter(isTyped));
}

/** The product that an address names, which later forms of the page do not send again. */
function productOf(query: URLSearchParams): Record<string, string> {
  const product = query.get(productParameter);
  return product === null ? {} : { [productParameter]: product };
}

function withProduct(asked: string, product: string | undefined): string {
  if (product === undefined) return asked;
  const query = new URLSearchParams(asked);
  query.set(productParameter, product);
  return `?${query}`;
}

interface Shown {
  outcome: Exclude<FormOutcome, { is: "left" }>;
  values: Record<string, string>;
  /** What the page showed that the form stood on, if a form had led to it. */
  step: unknown;
}

async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  place: Place,
  { outcome, values, step }: Shown,
  deps: PostedFormsDeps,
): Promise<FastifyReply> {
  const { language, pages } = place;
  const { state, kept, path = place.path } = outcome;
  const token = newToken();
  const asked = withProduct(path === place.path ? place.query : "", outcome.product);
  if (outcome.is === "done") {
    keepFormCookie(reply, { token, path, state, kept }, deps);
    return leadToAnswer(reply, { language, path, query: asked });
  }
  // A link to another language leads to that step again: what is wrong is said in this one.
  keepFormCookie(reply, { token, path, kept, state: path === place.path ? step : undefined }, deps);
  // A page may read another way for one value in its query.
  const page = pageAt(pathIn(language, path) + asked, deps);
  const shown = { ...productOf(new URLSearchParams(asked)), ...values };
  const built = documentOf(page, path, pages, { state, values: shown, token });
  const html = inEachLanguage(built, { path, query: asked });
  const { inviteCode } = outcome;
  return sendAnswered(request, reply, page, inviteCode ? passingInvite(html, inviteCode) : html);
}

/** Redirects to the page with the form's result. */
function leadToAnswer(reply: FastifyReply, { language, path, query: asked }: PageAddress) {
  const query = new URLSearchParams(asked);
  // The code of a mailed link has been used.
  query.delete("verificationCode");
  query.set(answeredParameter, "");
  return reply
    .code(303)
    .header("Location", `${pathIn(language, path)}?${query}`)
    .send();
}

/**
 * The page with a form's result: after the redirect of a posted form, or for a form sent in the page's address. Null
 * where neither the address nor the browser's cookie belongs to such a form.
 */
export async function shownAfterwards(
  app: FastifyInstance,
  request: FastifyRequest,
  { page, address }: Destination & { kind: "page" },
  deps: PostedFormsDeps,
): Promise<string | null> {
  const { path, language } = address;
  const forms = deps.site.forms.get(language);
  if (forms === undefined || address.query === "") return null;
  const query = new URLSearchParams(address.query);
  const cookie = query.has(answeredParameter) ? readFormCookie(request, deps) : null;
  if (isOver(cookie, path)) return overPage(page.file.plain.bytes.toString("utf8"));
  const isAnswered = isOf(cookie, address);
  if (!isAnswered && !forms.asked.includes(path)) return null;
  // Beyond the limit, the page as it was built is sent: it says less, and costs nothing.
  const rate = isAnswered ? deps.rates.answered : deps.rates.opened;
  if (!rate.take(clientAddressOf(request))) return null;
  const pages = await forms.load();
  if (isAnswered) {
    const shown = { ...cookie, values: productOf(query) };
    return inEachLanguage(documentOf(page, path, pages, shown), address);
  }
  const { fetch } = localFetch(app, request);
  const isKiosk = (location: string) => isKioskOf(location, deps.config);
  const state = await pages.asked({ path, query, sending: { fetch }, isKiosk });
  if (state === null) return null;
  const shown = { state, values: typedOf(query), token: newToken() };
  return inEachLanguage(documentOf(page, path, pages, shown), address);
}

function isKioskOf(location: string, config: Config): boolean {
  const { kioskOrigins } = appConfigOf(config);
  return safeLocation(location, new URL(config.publicUrl).origin, kioskOrigins) !== null;
}

function isOver(cookie: FormCookie | null, path: string): boolean {
  return cookie?.path === path && cookie.isOverFor !== undefined;
}

/** What tells two people's sign-ups apart, as keyed hashes: a cookie has its limits. */
function namesIn(fields: URLSearchParams, { keys }: PostedFormsDeps): string[] {
  const names = ["username", "emailAddress", "cellularNumber"].map((field) =>
    (fields.get(field) ?? "").trim(),
  );
  return names.map((name) => name && blindIndex(keys, "name of a form", name));
}

/** Whether a form has no other names than the finished one; a page from before its names were typed has none. */
function isForSame(
  finished: FormCookie | null,
  fields: URLSearchParams,
  deps: PostedFormsDeps,
): boolean {
  const names = finished?.isOverFor ?? [];
  return namesIn(fields, deps).every((name, at) => name === "" || name === names[at]);
}

function isOf(cookie: FormCookie | null, { path }: PageAddress): cookie is FormCookie {
  return cookie !== null && cookie.path === path && cookie.state !== undefined;
}

function documentOf(
  { file }: SitePage,
  path: string,
  pages: PostedPages,
  shown: Pick<FormCookie, "state" | "token"> & { values: Record<string, string> },
): string {
  const { state, values, token } = shown;
  const hidden = { key: newToken(), token };
  return answeredPage(file.plain.bytes.toString("utf8"), path, pages, { state, values, hidden });
}

/** @throws Error where a form leads to a page that is not in the build */
function pageAt(address: string, { destinationOf }: PostedFormsDeps): SitePage {
  const destination = destinationOf(address, true);
  if (destination.kind !== "page") throw new Error("A form leads to an address without a page.");
  return destination.page;
}

const newToken = () => randomBytes(18).toString("base64url");
