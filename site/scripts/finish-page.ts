import { createHash } from "node:crypto";
import { pageLoader } from "./page-loader.ts";

export interface FinishedPage {
  html: string;
  /** The module that starts the page, and the name it is to be stored under. */
  start: { fileName: string; text: string };
  /** `sha256-…` of every inline script that runs. */
  cspHashes: string[];
}

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const inlineScript =
  /<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Finishes one prerendered document: its starting module moves to a file of its own, a loader takes its
 * place, and the inline scripts that remain are hashed for the Content-Security-Policy. The page loses
 * its module preloads, which the loader asks for once it is painted: scripts never compete with what is
 * read.
 */
export function finishPage(html: string, when: "at-once" | "late"): FinishedPage {
  const text = moduleScript.exec(html)?.[1];
  if (text === undefined) throw new Error("The page has no starting module.");
  const fileName = `start-${digest(text, "base64url").slice(0, 10)}.js`;
  const modules = [...html.matchAll(modulePreload)].map(([, href = ""]) => href);
  const loader = `<script>${pageLoader(`/assets/${fileName}`, when, modules)}</script>`;
  const finished = html.replace(moduleScript, () => loader).replace(modulePreload, "");
  return { html: finished, start: { fileName, text }, cspHashes: hashesOf(finished) };
}

/** The CSP sources of the inline scripts in a document, in order and without repetition. */
export function hashesOf(html: string): string[] {
  const texts = [...html.matchAll(inlineScript)].map((match) => match[1] ?? "");
  return [...new Set(texts.map((text) => `sha256-${digest(text, "base64")}`))];
}

function digest(text: string, encoding: "base64" | "base64url"): string {
  return createHash("sha256").update(text).digest(encoding);
}
