import { languageOfPath, pathIn } from "@frontdoor/contract/languages.ts";
import type { Plugin } from "vite";
import { routeAt } from "../../app/routes.ts";
import { fallbackPatterns, pages } from "../../pages.ts";

/** In development, serves addresses with parameters by the document of their pattern, as the server does. */
export const unknownAddresses: Plugin = {
  name: "unknown-addresses",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const { language, path } = languageOfPath(pathname);
      const pattern = routeAt(path)?.route.path.replace("?", "");
      if (!(path in pages) && pattern && fallbackPatterns.includes(pattern)) {
        request.url = pathIn(language, `/fallback/${pattern.split("/")[1]}`);
      }
      next();
    });
  },
};
