import { language } from "@frontdoor/words/language.ts";
import { defaultClientConditions, defaultServerConditions, type Plugin } from "vite";

/** Lets every part of a build take the words of the language that this process was started for. */
export const languageConditions: Plugin = {
  name: "language-conditions",
  configEnvironment: (_name, { consumer }) => ({
    resolve: {
      conditions: [
        language.code,
        ...(consumer === "client" ? defaultClientConditions : defaultServerConditions),
      ],
    },
  }),
};
