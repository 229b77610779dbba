import type { FastifyInstance } from "fastify";
import { clipPage, clipStyles, rangeOf, readClips } from "./clips.ts";
import { missingPage } from "./pages.ts";

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
    reply.type("text/html; charset=utf-8");
    if (page === null) return reply.code(404).send(missingPage());
    return reply.headers(headers).send(page);
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
