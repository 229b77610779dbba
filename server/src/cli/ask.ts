import { randomUUID } from "node:crypto";
import { apiBasePaths, type Call, type ReplyOf } from "@frontdoor/contract/call.ts";
import { idempotencyKeyHeader } from "@frontdoor/contract/constants.ts";
import { processError } from "@frontdoor/contract/errors.ts";
import type * as z from "zod/mini";
import { safeParse } from "zod/mini";
import type { CliConfig } from "./cli-config.ts";
import { CommandFailed } from "./command.ts";

type Sent<S> = S extends z.core.$ZodType ? z.core.input<S> : undefined;
/** A call's input as it travels. */
export interface Question<C extends Call> {
  params?: Sent<C["params"]>;
  query?: Sent<C["query"]>;
  body?: Sent<C["body"]>;
}

export type Ask = <C extends Call>(call: C, question?: Question<C>) => Promise<ReplyOf<C>>;

const timeoutMilliseconds = 60_000;

/** Makes calls with the operator's key. What fails throws CommandFailed with the server's words. */
export function createAsk(config: CliConfig): Ask {
  return async (call, question = {}) => {
    const url = addressOf(config.url, call, question);
    const response = await fetch(url, {
      method: call.method,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMilliseconds),
      headers: {
        Authorization: `Bearer ${config.key()}`,
        ...(call.method === "POST" ? { "Content-Type": "application/json" } : {}),
        ...(call.idempotent ? { [idempotencyKeyHeader]: randomUUID() } : {}),
      },
      body: call.method === "POST" ? JSON.stringify(question.body ?? {}) : null,
    }).catch(() => null);
    if (response === null) {
      throw new CommandFailed(noAnswer(config.url));
    }
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new CommandFailed(reasonOf(response.status, body));
    const reply = safeParse(call.reply, body);
    if (!reply.success) {
      throw new CommandFailed(`What answers at ${config.url} is no front door of this version.`);
    }
    return reply.data as never;
  };
}

export const noAnswer = (url: string) =>
  `No front door answers at ${url}. FRONTDOOR_URL says where.`;

function addressOf(root: string, call: Call, question: { params?: unknown; query?: unknown }): URL {
  const params = Object.entries((question.params ?? {}) as Record<string, unknown>);
  const path = params.reduce(
    (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
    call.path,
  );
  const url = new URL(apiBasePaths[call.api] + path, root);
  for (const [name, value] of Object.entries((question.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url;
}

function reasonOf(status: number, body: unknown): string {
  const fields: unknown = typeof body === "object" && body !== null && Reflect.get(body, "fields");
  const lines = Object.entries(fields || {}).map(([field, problem]) => `  ${field}: ${problem}`);
  return [`${processError(body)} (${status})`, ...lines].join("\n");
}
