import { readFileSync } from "node:fs";
import { apiBasePaths } from "@frontdoor/contract/call.ts";
import type { FastifyInstance } from "fastify";
import { developerHeaders } from "../platform/http/developer-headers.ts";
import { type ApiDocument, apiPage } from "./api-page.ts";
import { inboxStyles } from "./inbox/inbox-page.ts";

/**
 * `GET /dev/api`, a page about every call, and the OpenAPI documents under `/dev/api/<api>.json`, as
 * they lie in `docs/api`; registered outside production only.
 */
export function registerApiDocuments(app: FastifyInstance): void {
  const documents = Object.keys(apiBasePaths).map((api) => ({ api, document: readDocument(api) }));
  for (const { api, document } of documents) {
    app.get(`/dev/api/${api}.json`, async (_request, reply) =>
      reply.headers(developerHeaders).send(document),
    );
  }
  app.get("/dev/api", async (_request, reply) =>
    reply.headers(developerHeaders).type("text/html; charset=utf-8").send(apiPage(documents)),
  );
  app.get("/dev/api.css", async (_request, reply) =>
    reply.headers(developerHeaders).type("text/css; charset=utf-8").send(inboxStyles()),
  );
}

function readDocument(api: string): ApiDocument {
  const file = new URL(`../../../docs/api/${api}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}
