import { brand } from "@frontdoor/brand/brand.ts";
import { escapeHtml } from "../platform/mail/mail-style.ts";

/** What the page shows of an OpenAPI document. */
export interface ApiDocument {
  info: { title: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, { operationId: string; description: string }>>;
}

/** Every call of every API on one page, with links to the documents; no script. */
export function apiPage(documents: readonly { api: string; document: ApiDocument }[]): string {
  const title = `Calls · ${escapeHtml(brand.name)}`;
  return `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="stylesheet" href="/dev/api.css"></head>
<body><main><h1>Calls</h1>
<p class="lead">What the site and the products ask the server, generated from the contract.</p>
${documents.map(({ api, document }) => section(api, document)).join("\n")}
</main></body></html>`;
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
