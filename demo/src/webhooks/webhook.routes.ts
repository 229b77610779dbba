import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Product } from "../product.ts";
import { isSigned } from "./signature.ts";

/** The events that end all of a person's sessions. */
const endings = ["account-archived", "password-changed", "signed-out"];

const event = z.object({ type: z.string(), data: z.object({ accountId: z.string() }) });

/** Receives the front door's events, if the product has a webhook. */
export function webhookRoutes(app: FastifyInstance, product: Product): void {
  const { paths, webhookSecret: secret, sessions, seen, clock } = product;
  if (secret === null) return;
  app.register(async (scope) => {
    // The signature is of the raw bytes of the body.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Body: Buffer | undefined }>(paths.webhook, (request, reply) => {
      const { headers } = request;
      const body = request.body ?? Buffer.alloc(0);
      const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) =>
        String(headers[`webhook-${name}`] ?? ""),
      ) as [string, string, string];
      if (!isSigned({ id, timestamp, signatures, body }, secret, clock())) {
        return reply.code(401).send({ error: "not signed" });
      }
      const message = parse(body);
      if (message === null) return reply.code(400).send({ error: "not JSON" });
      if (seen.isNew(id)) act(message);
      seen.remember(id);
      return reply.code(204).send();
    });
  });

  /** Ignores unknown events: later versions may add some. */
  function act(message: unknown): void {
    const { success, data } = z.safeParse(event, message);
    if (success && endings.includes(data.type)) sessions.end({ sub: data.data.accountId });
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
