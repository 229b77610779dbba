import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { css, cssTarget } from "./app/styles/css-target.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";

/** Builds the staff's console separately from the site, so that the site's visitors load none of its code. */
export default defineConfig({
  srcDir: "./console",
  output: "static",
  trailingSlash: "never",
  build: { assets: "assets", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    css,
    plugins: [inlineScripts()],
    server: { proxy: { "/api": { target: "http://localhost:3002" } } },
    build: {
      cssTarget,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        output: {
          // Vite would derive the name `_..` from the page's file name.
          assetFileNames: ({ names: [name = ""] }) =>
            name.endsWith(".css") ? "assets/console.[hash].css" : "assets/[name].[hash][extname]",
        },
      },
    },
  },
});
