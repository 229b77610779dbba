import { defineConfig } from "vite";
import { developmentPages } from "./scripts/development-pages.ts";

const backEnd = { target: "http://localhost:3000" };

export default defineConfig({
  plugins: [developmentPages],
  server: { proxy: { "/api": backEnd, "/dev": backEnd } },
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Each document names all that its page needs: the list of every import of every page is not sent.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "framework", test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: "frame",
              test: /site\/app\/(ui|layouts|shell|content|journeys|client\/(navigation|history|page-events|hydrated|audience|stored-audience|login-context-cookie|app-config|track|theme|early-input)|parts\/terms)|brand\/src/,
              minShareCount: 3,
            },
            {
              // What every form is made of; each piece in a file of its own would weigh more.
              name: "forms",
              test: /site\/app\/(fields\/(submission|field|error-area|text-field|submit-button)|parts\/no-script|client\/submission-keys)/,
              minShareCount: 4,
            },
          ],
        },
      },
    },
  },
});
