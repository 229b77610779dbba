import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { escapeHtml, missingPage, sendPage } from "./pages.ts";

/** The files of `demo/clips` with their titles. */
const titles: Readonly<Record<string, string>> = {
  "patient-intro": "What the patient app does",
  "practice-tour": "A morning in the rooms",
};

const mediaTypes: Readonly<Record<string, string>> = {
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt; charset=utf-8",
};

/** The files of all clips by path, e.g. `/clips/patient-intro.webm`. */
function readClips() {
  const files = Object.keys(titles).flatMap((name) =>
    Object.entries(mediaTypes).map(([ending, mediaType]) => {
      const bytes = readFileSync(new URL(`../clips/${name}.${ending}`, import.meta.url));
      return [`/clips/${name}.${ending}`, { mediaType, bytes }] as const;
    }),
  );
  return new Map(files);
}

/** The HTML page that the site embeds in an iframe; `null` when no clip has that name. */
function clipPage(name: string): string | null {
  const title = Object.hasOwn(titles, name) ? titles[name] : undefined;
  if (title === undefined) return null;
  return `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/clip.css"></head>
<body><video controls autoplay muted playsinline aria-label="${escapeHtml(title)}">
<source src="/clips/${name}.webm" type="video/webm"><source src="/clips/${name}.mp4" type="video/mp4">
<track kind="captions" srclang="en" label="English" src="/clips/${name}.vtt" default>
</video></body></html>
`;
}

/** Makes the clip fill the iframe. */
const clipStyles = `html, body { height: 100%; margin: 0; background: #0c141a; }
video { display: block; width: 100%; height: 100%; object-fit: contain; }
:focus-visible { outline: none; }
`;

/** The byte range that a `Range` header asks for, as browsers do for videos; `null` for the whole file. */
export function rangeOf(header: string | undefined, size: number): [number, number] | null {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? [from, to] : null;
}

/** Any site may embed the pages of the clips, because they have nothing to click but the player. */
const headers = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src data:; media-src 'self'; frame-ancestors *; base-uri 'none'; form-action 'none'",
  "Cache-Control": "no-cache",
};

/** Serves the videos of the site at `/embed/<name>`, e.g. `/embed/patient-intro`. */
export function registerClips(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>("/embed/:name", (request, reply) => {
    const page = clipPage(request.params.name);
    if (page === null) return sendPage(reply.code(404), missingPage());
    return sendPage(reply.headers(headers), page);
  });
  app.get("/clip.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(clipStyles));
  for (const [address, { mediaType, bytes }] of readClips()) {
    app.get(address, (request, reply) => {
      reply.type(mediaType).headers({ "Accept-Ranges": "bytes", "Cache-Control": "no-cache" });
      const range = rangeOf(request.headers.range, bytes.length);
      if (range === null) return reply.send(bytes);
      const [from, to] = range;
      reply.header("Content-Range", `bytes ${from}-${to}/${bytes.length}`);
      return reply.code(206).send(bytes.subarray(from, to + 1));
    });
  }
}
