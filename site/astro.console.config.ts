import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { cssTarget } from "./app/styles/css-target.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";

/**
 * The staff's console is no page of the site: it is built by itself, so that nothing that it needs lies in a script
 * that people fetch.
 */
export default defineConfig({
  srcDir: "./console",
  output: "static",
  trailingSlash: "never",
  build: { assets: "assets", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    plugins: [inlineScripts()],
    server: { proxy: { "/api": { target: "http://localhost:3002" } } },
    build: {
      cssTarget,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        output: {
          // After its page the sheet would be called `_..`.
          assetFileNames: ({ names: [name = ""] }) =>
            name.endsWith(".css") ? "assets/console.[hash].css" : "assets/[name].[hash][extname]",
        },
      },
    },
  },
});
