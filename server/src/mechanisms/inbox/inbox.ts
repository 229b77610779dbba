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

/** `GET /dev/inbox` and `/dev/inbox.json`; registered only while messages are captured. */
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
  app.get("/dev/inbox.css", async (_request, reply) =>
    reply.headers(headers).type("text/css; charset=utf-8").send(inboxStyles()),
  );
}
