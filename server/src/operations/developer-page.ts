import { brand } from "@frontdoor/brand/brand.ts";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../platform/mail/mail-style.ts";

/** The pages for developers load their own styles and nothing else. */
export const developerPolicy =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Sends what developers look at. @param policy where it may do more than other pages */
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
