import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.ts";
import { capturedMessages } from "./capture.ts";
import { inboxPage, inboxStyles } from "./inbox-page.ts";

const headers = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
};

/** A mail has its styles inline; it still loads and runs nothing. */
const mailHeaders = {
  ...headers,
  "Content-Security-Policy": headers["Content-Security-Policy"].replace(
    "'self'",
    "'unsafe-inline'",
  ),
};

/**
 * `GET /dev/inbox`, `/dev/inbox.json` and each mail as it was designed under `/dev/inbox/<id>`;
 * registered only while messages are captured.
 */
export function registerInbox(app: FastifyInstance, { database }: { database: Database }): void {
  app.get("/dev/inbox.json", async (_request, reply) =>
    reply.headers(headers).send(await capturedMessages(database.kysely)),
  );
  app.get("/dev/inbox", async (_request, reply) =>
    reply
      .headers(headers)
      .type("text/html; charset=utf-8")
      .send(inboxPage(await capturedMessages(database.kysely))),
  );
  app.get<{ Params: { id: string } }>("/dev/inbox/:id", async (request, reply) => {
    const message = (await capturedMessages(database.kysely)).find(
      ({ id, html }) => id === request.params.id && html !== "",
    );
    if (message === undefined) return reply.callNotFound();
    return reply.headers(mailHeaders).type("text/html; charset=utf-8").send(message.html);
  });
  app.get("/dev/inbox.css", async (_request, reply) =>
    reply.headers(headers).type("text/css; charset=utf-8").send(inboxStyles()),
  );
}
