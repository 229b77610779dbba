import { call } from "@frontdoor/contract/call.ts";
import { nothing } from "@frontdoor/contract/wire.ts";
import type { FastifyInstance } from "fastify";
import { type AppLimits, createApp } from "../src/app.ts";
import { readConfig } from "../src/config/config.ts";
import type { CallContext, HttpDeps } from "../src/platform/calls/call-context.ts";
import { registerCalls } from "../src/platform/calls/calls.ts";
import { createResponseCache } from "../src/platform/http/response-cache.ts";
import { createTestKeys } from "./keys.ts";

const write = call({
  api: "practice",
  method: "POST",
  path: "/write",
  reply: nothing,
  failures: [],
});
export const writePath = "/api/practice/write";

/**
 * The server with one call that writes, for what is the same of every call; it has no database.
 * @param effect what the call does; @param environment configures it beside its address
 */
export async function openWriteCall(
  publicUrl: string,
  effect: (context: CallContext) => void = () => {},
  {
    limits = {},
    environment = {},
  }: { limits?: AppLimits; environment?: Record<string, string> } = {},
): Promise<FastifyInstance> {
  const mail = { SMTP_URL: "smtps://mail.example.org" };
  const config = readConfig({
    LOG_LEVEL: "silent",
    ...mail,
    PUBLIC_URL: publicUrl,
    ...environment,
  });
  const app = await createApp(config, limits);
  const handlers = {
    write: async (_input: unknown, context: CallContext) => {
      effect(context);
      return {};
    },
  };
  const responseCache = createResponseCache(() => new Date());
  const deps = { isHttps: config.isHttps, keys: createTestKeys(), responseCache } as HttpDeps;
  registerCalls(app, { write }, handlers, deps);
  return app;
}
