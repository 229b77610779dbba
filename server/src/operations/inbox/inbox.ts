import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { escapeHtml } from "../../platform/mail/mail-style.ts";
import {
  developerHeaders,
  developerPage,
  developerPolicy,
  developerStyles,
  sendToDeveloper,
} from "../developer-page.ts";
import { type CapturedMessage, capturedMessages } from "./capture.ts";

/** A mail has inline styles; it still loads and runs nothing. */
const mailPolicy = developerPolicy.replace("'self'", "'unsafe-inline'");

/**
 * `GET /dev/inbox`, `/dev/inbox.json` and each mail with its design under `/dev/inbox/<id>`; registered only while
 * messages are captured. With `?to=` the JSON has the messages to one address or number.
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
    sendToDeveloper(reply, "css", developerStyles()),
  );
}

/** The captured messages as a page: newest first, links clickable, no script. */
function inboxPage(messages: readonly CapturedMessage[]): string {
  return developerPage(
    "Captured messages",
    "/dev/inbox.css",
    `<h1>Captured messages</h1>
<p class="lead">No mail server and no SMS gateway is configured, so what would have been sent lands here. <a href="/dev/inbox.json">As JSON</a></p>
${messages.length === 0 ? '<p class="empty">Nothing was sent yet. Register or ask for a new password, then reload this page.</p>' : ""}
${messages.map(article).join("\n")}
`,
  );
}

function article(message: CapturedMessage): string {
  const channel = message.channel === "email" ? "Mail" : "SMS";
  const title = message.subject || channel;
  return `<article><header><span class="channel">${channel}</span> <b>${escapeHtml(message.to)}</b> <time datetime="${message.createdAt}">${message.createdAt.slice(0, 19).replace("T", " ")}</time></header>
<h2>${escapeHtml(title)}</h2><p class="text">${withLinks(message.text)}</p>${message.html === "" ? "" : `<p><a href="/dev/inbox/${message.id}">As it was designed</a></p>`}</article>`;
}

/** Escaped text whose http(s) addresses are links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("");
}
