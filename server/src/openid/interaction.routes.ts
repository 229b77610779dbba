import { fieldLimits } from "@frontdoor/contract/constants.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { handOffParameter } from "@frontdoor/contract/products/hand-off.ts";
import { type LoginProduct, loginProducts } from "@frontdoor/contract/products.ts";
import { interactionParameter, loginHintParameter } from "@frontdoor/contract/way-back.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { InteractionResults } from "oidc-provider";
import { presentedDevice } from "../mechanisms/http/cookies.ts";
import type { Keys } from "../mechanisms/keys/keys.ts";
import { askedLanguage, type LanguageConfig } from "../mechanisms/language/offered-language.ts";
import type { ProvenLogin } from "../people/hand-off/openid-login.ts";
import { passwordAcr } from "./acr.ts";
import type { InteractionService } from "./interaction.service.ts";
import { errors, type Provider } from "./library.ts";
import { mountPath } from "./mount.ts";
import { endedPath } from "./provider.ts";

interface InteractionRoutesDeps {
  provider: Provider;
  service: InteractionService;
  config: LanguageConfig;
  isHttps: boolean;
  keys: Keys;
}

interface InteractionRequest {
  Params: { uid: string };
}

type Details = Awaited<ReturnType<Provider["interactionDetails"]>>;

/** The pages that ask for a password or for a registration, and the way back from them. */
export function interactionRoutes(scope: FastifyInstance, deps: InteractionRoutesDeps): void {
  const { config, provider, service } = deps;
  const path = `${mountPath}/interaction/:uid`;

  /** Only the browser that the interaction began in has its cookie, for this path alone. */
  async function detailsOf(
    { raw, params }: FastifyRequest<InteractionRequest>,
    reply: FastifyReply,
  ) {
    const details = await provider.interactionDetails(raw, reply.raw).catch(ignoreEnded);
    return details?.uid === params.uid ? details : undefined;
  }

  async function waitingFor({ uid, params }: Details) {
    const client = await provider.Client.find(String(params.client_id));
    const product = loginProducts.find((name) => name === client?.product);
    return client && product && { uid, clientId: client.clientId, product };
  }

  /** On to where the protocol goes on, as its library would lead there. */
  async function resume(
    request: FastifyRequest,
    reply: FastifyReply,
    proven: ProvenLogin,
  ): Promise<void> {
    const result = { ...loginResult(proven), create: {} };
    const next = await provider.interactionResult(request.raw, reply.raw, result);
    return lead(reply, next);
  }

  scope.get<InteractionRequest>(path, async (request, reply) => {
    const details = await detailsOf(request, reply);
    const waiting = details && (await waitingFor(details));
    if (details === undefined || waiting === undefined) return lead(reply, endedPath);
    const device = presentedDevice(request, deps);
    const hint = String(details.params.login_hint ?? "");
    const proven = await service.continue(waiting, hint, device?.id ?? null);
    if (proven !== null) return resume(request, reply, proven);
    return lead(reply, askingPath(config, waiting.product, details));
  });

  scope.get<InteractionRequest & { Querystring: Record<string, unknown> }>(
    `${path}/finish`,
    async (request, reply) => {
      const details = await detailsOf(request, reply);
      const waiting = details && (await waitingFor(details));
      if (details === undefined || waiting === undefined) return lead(reply, endedPath);
      const code = request.query[handOffParameter];
      const proven = await service.finish(waiting, typeof code === "string" ? code : "");
      if (proven !== null) return resume(request, reply, proven);
      return lead(reply, askingPath(config, waiting.product, details));
    },
  );
}

/** Where somebody logs in, or signs up if the product asked for that; in the language that it asks for. */
function askingPath(
  config: LanguageConfig,
  product: LoginProduct,
  { uid, prompt, params }: Details,
): string {
  const flow = prompt.name === "create" ? "signup" : "login";
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
  return hint !== "" && hint.length <= fieldLimits.username && !/^[\w-]{43}$/.test(hint);
}

function loginResult({ accountId, provenAt }: ProvenLogin): InteractionResults {
  const ts = Math.floor(provenAt.getTime() / 1_000);
  return { login: { accountId, ts, acr: passwordAcr, amr: [passwordAcr] } };
}

function lead(reply: FastifyReply, location: string): void {
  reply.code(303).header("Location", location).header("Referrer-Policy", "same-origin").send();
}

function ignoreEnded(error: unknown): undefined {
  if (error instanceof errors.SessionNotFound) return undefined;
  throw error;
}
