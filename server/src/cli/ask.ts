import { randomUUID } from "node:crypto";
import { apiBasePaths, type Call, isPending, type ReplyOf } from "@frontdoor/contract/call.ts";
import { idempotencyKeyHeader } from "@frontdoor/contract/constants.ts";
import { processError } from "@frontdoor/contract/errors.ts";
import * as z from "zod/mini";
import { safeParse } from "zod/mini";
import type { CliConfig } from "./cli-config.ts";
import { CommandFailed, Refused, Waiting } from "./command-failed.ts";
import { request, type Wait } from "./request.ts";

type Sent<S> = S extends z.core.$ZodType ? z.core.input<S> : undefined;
/** A call's input as it is sent. */
export interface Question<C extends Call> {
  params?: Sent<C["params"]>;
  query?: Sent<C["query"]>;
  body?: Sent<C["body"]>;
}

export type Ask = <C extends Call>(call: C, question?: Question<C>) => Promise<ReplyOf<C>>;

/** Makes calls with the operator's key. A failure throws CommandFailed with the server's message. */
export function createAsk(config: CliConfig, wait: Wait): Ask {
  return async (call, question = {}) => {
    const isPost = call.method === "POST";
    const sent = {
      method: call.method,
      headers: {
        Authorization: `Bearer ${config.key()}`,
        ...(isPost ? { "Content-Type": "application/json" } : {}),
        ...(call.idempotent ? { [idempotencyKeyHeader]: randomUUID() } : {}),
      },
      body: isPost ? JSON.stringify(question.body ?? {}) : null,
    };
    const isRepeatable = !isPost || call.idempotent === true;
    const url = addressOf(config.url, call, question);
    const { status, body } = await request(url, sent, { isRepeatable, wait });
    if (status === 202 && isPending(body)) throw new Waiting(body.pending);
    if (status < 200 || status > 299) throw refusalOf(status, body);
    const reply = safeParse(call.reply, body);
    if (!reply.success) {
      throw new CommandFailed(`What answers at ${config.url} is no front door of this version.`);
    }
    return reply.data as never;
  };
}

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

const problem = z.object({
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

/** The error with the server's message; a proxy in front of the server sends none. */
export function refusalOf(status: number, body: unknown): Refused {
  const { success, data } = safeParse(problem, body);
  const { code, fields } = success ? data : { code: "UNREADABLE", fields: {} };
  return new Refused(status, code, processError(body), fields);
}
