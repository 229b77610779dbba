import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

const backEnd = { target: "http://localhost:3000" };

export default defineConfig({
  plugins: [reactRouter()],
  server: { proxy: { "/api": backEnd, "/dev": backEnd } },
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            {
              name: "frame",
              test: /site\/app\/(ui|layouts|root|content|parts\/terms)|brand\/src/,
              minShareCount: 5,
            },
          ],
        },
      },
    },
  },
});
