import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** The directives that start islands, beside Astro's own: each is described in `app/island/directives`. */
const directives = ["person", "form", "painted", "opened", "navigated"] as const;

export const clientDirectives: AstroIntegration = {
  name: "client-directives",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      for (const name of directives) {
        const entrypoint = fileURLToPath(
          new URL(`../app/island/directives/${name}.ts`, import.meta.url),
        );
        addClientDirective({ name, entrypoint });
      }
    },
  },
};
