import { fileURLToPath } from "node:url";
import { language } from "@frontdoor/words/language.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import type { AstroIntegration } from "astro";

/** The staff's console is no page of the site: it is built beside it, and in one language alone. */
export const staffConsole: AstroIntegration = {
  name: "staff-console",
  hooks: {
    "astro:config:setup": ({ injectRoute }) => {
      if (language.code !== firstLanguage) return;
      const entrypoint = new URL("../src/console/Console.astro", import.meta.url);
      injectRoute({ pattern: "/staff/[...screen]", entrypoint: fileURLToPath(entrypoint) });
    },
  },
};
