import { readFileSync } from "node:fs";
import { apiBasePaths } from "@frontdoor/contract/call.ts";
import type { FastifyInstance } from "fastify";
import { escapeHtml } from "../platform/mail/mail-style.ts";
import {
  developerHeaders,
  developerPage,
  developerStyles,
  sendToDeveloper,
} from "./developer-page.ts";

/**
 * `GET /dev/api`, a page about every call, and the OpenAPI documents under `/dev/api/<api>.json`, as
 * they lie in `docs/api`; registered outside production only.
 */
export function registerApiDocuments(app: FastifyInstance): void {
  const documents = Object.keys(apiBasePaths).map((api) => ({ api, document: readDocument(api) }));
  for (const { api, document } of documents) {
    app.get(`/dev/api/${api}.json`, async (_request, reply) =>
      reply.headers(developerHeaders()).send(document),
    );
  }
  app.get("/dev/api", async (_request, reply) =>
    sendToDeveloper(reply, "html", apiPage(documents)),
  );
  app.get("/dev/api.css", async (_request, reply) =>
    sendToDeveloper(reply, "css", developerStyles()),
  );
}

function readDocument(api: string): ApiDocument {
  const file = new URL(`../../../docs/api/${api}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The parts of an OpenAPI document that the page shows. */
interface ApiDocument {
  info: { title: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string; description: string }>>;
}

/** Every call of every API on one page, with links to the documents; no script. */
function apiPage(documents: readonly { api: string; document: ApiDocument }[]): string {
  return developerPage(
    "Calls",
    "/dev/api.css",
    `<h1>Calls</h1>
<p class="lead">What the site and the products ask the server, generated from the contract.</p>
${documents.map(({ api, document }) => section(api, document)).join("\n")}
`,
  );
}

function section(api: string, { info, servers, paths }: ApiDocument): string {
  const root = servers[0]?.url ?? "";
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, description }]) => {
      const address = escapeHtml(`${method.toUpperCase()} ${root}${path}`);
      return `<h3>${escapeHtml(operationId)}</h3><p class="text"><code>${address}</code>\n${escapeHtml(description)}</p>`;
    }),
  );
  return `<article><h2>${escapeHtml(info.title)}</h2><p><a href="/dev/api/${api}.json">OpenAPI 3.1</a></p>${calls.join("\n")}</article>`;
}
