import cookie from "@fastify/cookie";
import { fail } from "@frontdoor/contract/call.ts";
import { maximumBodyBytes } from "@frontdoor/contract/constants.ts";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "./config/config.ts";
import { beginWithApiHeaders, setApiHeaders } from "./platform/http/api-headers.ts";
import { readForwardedAddresses } from "./platform/http/client-address.ts";
import { refuseForeignOrigins } from "./platform/http/csrf.ts";
import { handleErrors } from "./platform/http/error-handler.ts";
import { sendFailure } from "./platform/http/problem.ts";
import { createQuickAnswers } from "./platform/http/quick-answers.ts";
import { drainRefusedBodies } from "./platform/http/refused-bodies.ts";
import { createRequestIds } from "./platform/http/request-ids.ts";
import { logRequests } from "./platform/http/request-log.ts";
import { schemaController } from "./platform/http/schema-controller.ts";
import { shortenLocations } from "./platform/http/short-locations.ts";
import { requestTimeoutMilliseconds, slowRequestLimits } from "./platform/http/slow-requests.ts";
import { answerUnreadable } from "./platform/http/unreadable-requests.ts";
import { readAskedLanguage } from "./platform/language/asked-language.ts";
import { traceRequests } from "./platform/tracing/trace-requests.ts";

const connectionTimeoutMilliseconds = 20_000;
/** How long an idle connection is kept open. */
const keepAliveMilliseconds = 72_000;
/**
 * The same behind a proxy: longer than proxies keep an idle connection, which is 60 seconds to 10 minutes. If we closed
 * first, a request could be on its way; no proxy repeats a write, so the person would get 502.
 */
const proxyKeepAliveMilliseconds = 620_000;
/** The longest email address, percent-encoded, in a path (SEC-G11). */
const maximumParameterLength = 1_024;

export interface AppLimits {
  /** How long a request may take to come, 15 seconds when left out. */
  requestMilliseconds?: number | undefined;
}

/** An HTTP server with our manners and no routes yet. */
export async function createApp(
  config: Config,
  { requestMilliseconds = requestTimeoutMilliseconds }: AppLimits = {},
): Promise<FastifyInstance> {
  const slowRequests = slowRequestLimits(requestMilliseconds);
  const quickAnswers = createQuickAnswers({
    http: slowRequests,
    keepAliveTimeout:
      config.trustProxy === false ? keepAliveMilliseconds : proxyKeepAliveMilliseconds,
    connectionTimeout: connectionTimeoutMilliseconds,
  });
  const app = Fastify({
    serverFactory: quickAnswers.serverFactory,
    schemaController,
    logger: { level: config.logLevel, base: null },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: maximumBodyBytes,
    routerOptions: { maxParamLength: maximumParameterLength, caseSensitive: true },
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    forceCloseConnections: "idle",
    // Whatever still comes on a connection that is kept is answered like the rest, and ends it.
    return503OnClosing: false,
    genReqId: createRequestIds(config.trustProxy),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_error, _request, reply) => {
      setApiHeaders(reply, config.isHttps);
      return sendFailure(reply, fail("MALFORMED"));
    },
  });
  app.decorate("quickAnswers", quickAnswers);
  app.removeContentTypeParser("text/plain");
  await app.register(cookie);
  drainRefusedBodies(app);
  shortenLocations(app);
  closeConnectionsOnShutdown(app);
  traceRequests(app, config);
  readForwardedAddresses(app);
  readAskedLanguage(app, config);
  beginWithApiHeaders(app, config);
  refuseForeignOrigins(app, new URL(config.publicUrl));
  logRequests(app);
  handleErrors(app);
  return app;
}

/** A count of proxies means: believe that many hops, counted from this machine (SEC-A11). */
function trustedProxies(trustProxy: Config["trustProxy"]) {
  if (typeof trustProxy !== "number") return trustProxy;
  return (_address: string, hop: number) => hop < trustProxy;
}

/** Answers that leave while the server closes end their connection, so that none holds it open. */
function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
    app.quickAnswers.stop();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("Connection", "close");
  });
}
