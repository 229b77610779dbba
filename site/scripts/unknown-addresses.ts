import type { Plugin } from "vite";
import { routeAt } from "../app/routes.ts";
import { fallbackPatterns, pages } from "../pages.ts";

/**
 * While the site is being worked on, shows addresses that are not known when it is built as the server does:
 * by the document of their pattern.
 */
export const unknownAddresses: Plugin = {
  name: "unknown-addresses",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const pattern = routeAt(pathname)?.route.path.replace("?", "");
      if (!(pathname in pages) && pattern && fallbackPatterns.includes(pattern)) {
        request.url = `/fallback/${pattern.split("/")[1]}`;
      }
      next();
    });
  },
};
