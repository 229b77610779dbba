import { createHash } from "node:crypto";

const inlineScript =
  /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP sources of the inline scripts in a document, in order and without repetition. */
export function hashesOf(html: string): string[] {
  const texts = [...html.matchAll(inlineScript)].map((match) => match[1] ?? "");
  return [...new Set(texts.map((text) => `sha256-${digest(text)}`))];
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
