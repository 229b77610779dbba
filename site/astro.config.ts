import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { css, cssTarget } from "./app/styles/css-target.ts";
import { clientDirectives } from "./scripts/client-directives.ts";
import { inlineScripts } from "./scripts/inline-scripts.ts";

export default defineConfig({
  outDir: "./build/client",
  output: "static",
  trailingSlash: "never",
  build: { assets: "assets", inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  integrations: [react(), clientDirectives],
  vite: {
    css,
    plugins: [inlineScripts()],
    build: {
      cssTarget,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        // Lets the bundler drop texts that are read from a catalogue but not used.
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: {
            groups: [
              { name: "framework", test: /node_modules\/(react|react-dom|scheduler|@astrojs)\// },
              {
                // Code that most screens share: separate files would be larger in total.
                name: "screens",
                test: /site\/app\/(client\/(?!send|return-to)|island|journeys|ui\/(?!product-illustrations|scene|icons\/(pictogram|things))|parts\/(no-script|terms\/legal-(button|topic)|find-doctor\/find-doctor-button|invite-room)|fields\/(?!press-form))|preload-helper|brand\/src\/brand|contract\/src\/(contexts|products|errors|location)/,
                minShareCount: 4,
              },
            ],
          },
        },
      },
    },
  },
});
