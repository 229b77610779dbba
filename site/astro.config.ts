import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { cssTarget } from "./app/styles/css-target.ts";
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
    plugins: [inlineScripts()],
    build: {
      cssTarget,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        // To take a text from its catalogue is no reason to keep it in a script that does not use it.
        treeshake: { propertyReadSideEffects: false },
        output: {
          codeSplitting: {
            groups: [
              { name: "framework", test: /node_modules\/(react|react-dom|scheduler|@astrojs)\// },
              {
                // What every screen is made of; each piece in a file of its own would weigh more.
                name: "screens",
                test: /site\/app\/(client\/(?!send|way-back)|island|journeys|ui\/(?!product-illustrations|scene|icons\/(pictogram|things))|parts\/(no-script|terms\/legal-(button|topic)|find-doctor\/find-doctor-button|invite-room)|fields\/(?!press-form))|preload-helper|brand\/src\/brand|contract\/src\/(contexts|products|errors|location)/,
                minShareCount: 4,
              },
            ],
          },
        },
      },
    },
  },
});
