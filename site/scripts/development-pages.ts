import type { Plugin } from "vite";
import { pages } from "../pages.ts";
import { fontFiles, pageDocument } from "./document.ts";

type Application = typeof import("../app/entry.server.tsx");

const assets = {
  fonts: fontFiles.map((name) => `/app/fonts/${name}`),
  styles: "/app/styles/site.css",
};
const script = '<script type="module" src="/app/entry.client.tsx"></script>';

/** Serves the pages from their sources while the site is being worked on (`npm run dev`). */
export const developmentPages: Plugin = {
  name: "development-pages",
  apply: "serve",
  config: () => ({ appType: "custom" }),
  configureServer(server) {
    return () =>
      server.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? "/";
        const { pathname: path, search } = new URL(url, "http://localhost");
        if (!request.headers.accept?.includes("text/html")) return next();
        try {
          const application = (await server.ssrLoadModule("/app/entry.server.tsx")) as Application;
          const page =
            path in pages
              ? await application.renderPage(path + search)
              : await application.renderWaiting(path);
          const html = pageDocument({ assets, script, isWaiting: !(path in pages), ...page });
          response.setHeader("Content-Type", "text/html");
          response.end(await server.transformIndexHtml(url, html));
        } catch (error) {
          next(error);
        }
      });
  },
};
