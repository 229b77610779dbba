import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { developerHeaders, developerPolicy, sendToDeveloper } from "../developer-page.ts";
import { capturedMessages } from "./capture.ts";
import { inboxPage, inboxStyles } from "./inbox-page.ts";

/** A mail has its styles inline; it still loads and runs nothing. */
const mailPolicy = developerPolicy.replace("'self'", "'unsafe-inline'");

/**
 * `GET /dev/inbox`, `/dev/inbox.json` and each mail as it was designed under `/dev/inbox/<id>`;
 * registered only while messages are captured. With `?to=` the JSON holds what went to one address or number.
 */
export function registerInbox(app: FastifyInstance, { database }: { database: Database }): void {
  app.get<{ Querystring: { to?: string } }>("/dev/inbox.json", async ({ query }, reply) =>
    reply.headers(developerHeaders()).send(await capturedMessages(database.kysely, query.to)),
  );
  app.get("/dev/inbox", async (_request, reply) =>
    sendToDeveloper(reply, "html", inboxPage(await capturedMessages(database.kysely))),
  );
  app.get<{ Params: { id: string } }>("/dev/inbox/:id", async (request, reply) => {
    const message = (await capturedMessages(database.kysely)).find(
      ({ id, html }) => id === request.params.id && html !== "",
    );
    if (message === undefined) return reply.callNotFound();
    return sendToDeveloper(reply, "html", message.html, mailPolicy);
  });
  app.get("/dev/inbox.css", async (_request, reply) =>
    sendToDeveloper(reply, "css", inboxStyles()),
  );
}
