import { brand } from "@frontdoor/brand/brand.ts";
import { colours } from "@frontdoor/brand/colours.ts";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../platform/mail/mail-style.ts";

/** The pages for developers load their own styles and nothing else. */
export const developerPolicy =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Sends a page for developers.
 * @param policy where it may do more than other pages
 */
export function sendToDeveloper(
  reply: FastifyReply,
  type: "html" | "css",
  text: string,
  policy = developerPolicy,
): FastifyReply {
  return reply.headers(developerHeaders(policy)).type(`text/${type}; charset=utf-8`).send(text);
}

export const developerHeaders = (policy = developerPolicy) => ({
  "Cache-Control": "no-store",
  "Content-Security-Policy": policy,
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex",
  "Referrer-Policy": "no-referrer",
});

/** A page without script. @param styles where its style sheet is, such as `/dev/api.css` */
export const developerPage = (title: string, styles: string, body: string) => `<!doctype html>
<html lang="en-ZA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title><link rel="stylesheet" href="${styles}"></head>
<body><main>${body}</main></body></html>`;

export function developerStyles(): string {
  const sheet = (theme: "light" | "dark") => {
    const c = colours("practice", theme);
    return `:root{--ground:${c.ground};--surface:${c.surface};--ink:${c.ink};--ink-2:${c["ink-2"]};--accent-text:${c["accent-text"]};--soft:${c["accent-soft"]};--line:${c.line};--focus:${c.focus}}`;
  };
  return `${sheet("light")}@media (prefers-color-scheme:dark){${sheet("dark")}}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.55 "Atkinson Hyperlegible Next",system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1{font-size:2rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 .5rem}
h2{font-size:1.2rem;line-height:1.3;margin:.75rem 0 .5rem}
.lead,.empty,time{color:var(--ink-2)}
article{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:1.25rem 1.5rem;margin-top:1.25rem}
header{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
.channel{background:var(--soft);color:var(--accent-text);border-radius:6px;padding:0 .5rem;font-weight:600}
.text{white-space:pre-line;overflow-wrap:anywhere;margin:0}
a{color:var(--accent-text)}
a:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:3px}
`;
}
