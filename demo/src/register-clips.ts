import type { FastifyInstance } from "fastify";
import { clipPage, clipStyles, rangeOf, readClips } from "./clips.ts";
import { missingPage } from "./pages.ts";

/** The pages of the clips may stand in a frame of anybody's: nothing can be pressed there but play. */
const headers = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'self'; img-src data:; media-src 'self'; frame-ancestors *; base-uri 'none'; form-action 'none'",
  "Cache-Control": "no-cache",
};

/** Where the videos of the site play, while this stands in for the one that has them: `/embed/patient-intro`. */
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
