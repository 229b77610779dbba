import { fieldLimits, handOffSeconds } from "@frontdoor/contract/constants.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { handOffParameter } from "@frontdoor/contract/products/hand-off.ts";
import { acrValues, openidPath } from "@frontdoor/contract/products/openid.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import {
  interactionParameter,
  loginHintParameter,
  returnToSeconds,
} from "@frontdoor/contract/return-to.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { InteractionResults } from "oidc-provider";
import { isLoginCode, type VerifiedLogin } from "../../../identity/hand-off/openid-login.ts";
import { requiredAcr } from "../../../integrations/openid-state/requested-acr.ts";
import { rememberReturnTo } from "../../../platform/http/cookies/return-to-cookie.ts";
import { setSessionCookie } from "../../../platform/http/cookies/session-cookies.ts";
import { askedLanguage, type LanguageConfig } from "../../../platform/language/offered-language.ts";
import { metByLogin, surenessOf, unmet, wantedAcrOf } from "../acr.ts";
import { claimsIn } from "../claims-in.ts";
import type { Provider } from "../library.ts";
import { redirectToEnded } from "../login-ended.ts";
import type { PageDeps } from "../openid-deps.ts";
import { beganIn, browserOf, namedDevice, signedDevice } from "./browser.ts";
import { createInteractionService, type Met, type Waiting } from "./interaction.service.ts";
import { redirectTo } from "./redirect-to.ts";

interface InteractionRequest {
  Params: { uid: string };
}

type Details = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** Redirects to the pages for login and registration, and back from them. */
export function interactionRoutes(scope: FastifyInstance, deps: PageDeps): void {
  const { config, provider } = deps;
  const service = createInteractionService(deps);
  const path = `${openidPath}/interaction/:uid`;
  const step = { exposeHeadRoute: false, config: { isStep: true } };

  /** Only for the browser that the interaction began in. */
  async function begun(request: FastifyRequest<InteractionRequest>) {
    const { uid } = request.params;
    if (!(await beganIn(deps, uid, signedDevice(request, deps)))) return undefined;
    const { Client, Interaction } = await provider();
    const details = await Interaction.find(uid);
    if (details === undefined) return undefined;
    const { acr_values, client_id, redirect_uri } = details.params;
    const client = await Client.find(String(client_id));
    const product = loginProducts.find((name) => name === client?.product);
    const required = requiredAcr(String(acr_values ?? ""), wantedAcrOf(client)) ?? acrValues[0];
    if (client === undefined || product === undefined) return undefined;
    // It may have been taken from the client since the request was checked.
    if (!client.redirectUriAllowed(String(redirect_uri))) return undefined;
    return { details, waiting: { uid, clientId: client.clientId, product, required } };
  }

  /**
   * Redirects to where the protocol goes on. This has to be at once: on a shared computer a half-finished login must
   * not wait for the next person.
   */
  async function resume(reply: FastifyReply, details: Details, result: InteractionResults) {
    details.result = result;
    await details.save(handOffSeconds);
    return redirectTo(reply, details.returnTo);
  }

  /** Sets the cookie of the kept login after a login. */
  function keepAsSettled(reply: FastifyReply, met: Met | null): void {
    if (met?.keptLogin === undefined) return;
    setSessionCookie(reply, "kept", met.keptLogin, deps);
  }

  /** Redirects to the page that asks; from here on the browser remembers which client waits. */
  function ask(reply: FastifyReply, { uid, product }: Waiting, address: string): FastifyReply {
    rememberReturnTo(reply, { product, returnTo: { kind: "interaction", uid } }, deps);
    return redirectTo(reply, address);
  }

  scope.get<InteractionRequest>(path, step, async (request, reply) => {
    const found = await begun(request);
    if (found === undefined) return redirectToEnded(reply, deps, expired);
    const { details, waiting } = found;
    const browser = browserOf(request, deps);
    const hint = String(details.params.login_hint ?? "");
    const met = await service.continue(waiting, hint, browser);
    keepAsSettled(reply, met);
    // A login whose assurance is too low is made once more, now for this client.
    if (met?.isEnough) {
      return resume(reply, details, resultOf(details, met.login, browser.deviceId));
    }
    const flow = details.prompt.name === "create" ? "signup" : "login";
    return ask(reply, waiting, askingPath(config, flow, waiting.product, details));
  });

  scope.get<InteractionRequest & { Querystring: Record<string, unknown> }>(
    `${path}/finish`,
    step,
    async (request, reply) => {
      const found = await begun(request);
      if (found === undefined) return redirectToEnded(reply, deps, expired);
      const { details, waiting } = found;
      const code = request.query[handOffParameter];
      const browser = browserOf(request, deps);
      const met = await service.finish(waiting, typeof code === "string" ? code : "", browser);
      if (met !== null) {
        keepAsSettled(reply, met);
        const result = resultOf(details, met.login, browser.deviceId);
        return resume(reply, details, met.isEnough ? result : { ...unmet });
      }
      // Also after a sign-up, which may have met an account that was there.
      return ask(reply, waiting, askingPath(config, "login", waiting.product, details));
    },
  );
}

const expired = {
  refusal: {
    wrong: "The login waited for too long, was finished already, or began in another browser",
    change: `Begin it again at the product, in one browser and at one address of this machine (localhost or 127.0.0.1, not both), and finish it within ${returnToSeconds / 60} minutes.`,
  },
};

/** The page for login, or for sign-up if the product asked for that, in the language that it asked for. */
function askingPath(
  config: LanguageConfig,
  flow: "login" | "signup",
  product: LoginProduct,
  { uid, params }: Details,
): string {
  const asked = String(params.ui_locales ?? "").replaceAll(" ", ",");
  const language = askedLanguage(config, asked) ?? firstLanguage;
  const query = new URLSearchParams({ [interactionParameter]: uid });
  const path = `${pathIn(language, `/${flow}/${product}`)}?${query}`;
  const name = String(params.login_hint ?? "");
  return flow === "login" && isName(name)
    ? `${path}#${new URLSearchParams({ [loginHintParameter]: name })}`
    : path;
}

/** A name that somebody may log in with; not the code of a login that began here. */
function isName(hint: string): boolean {
  return hint !== "" && hint.length <= fieldLimits.username && !isLoginCode(hint);
}

/**
 * Whether it is the person whose ID token the client showed, if it showed one; its signature was checked (OpenID Core,
 * 3.1.2.1).
 */
function isExpected({ params }: Details, { accountId }: VerifiedLogin): boolean {
  const { id_token_hint: hint } = params;
  return hint === undefined || claimsIn(String(hint)).sub === accountId;
}

/** @param deviceId of the browser, so that the login ends where the device is signed out */
function resultOf(details: Details, login: VerifiedLogin, deviceId: string | null) {
  if (!isExpected(details, login)) {
    return {
      error: "login_required",
      error_description: "Somebody else than asked for logged in.",
    };
  }
  const { accountId, provenAt, way } = login;
  const { acr, amr } = surenessOf[way];
  const ts = Math.floor(provenAt.getTime() / 1_000);
  const met = Object.fromEntries(["create", ...metByLogin].map((prompt) => [prompt, {}]));
  return { login: { accountId, ts, acr, amr: [...amr] }, ...met, ...namedDevice(deviceId) };
}
