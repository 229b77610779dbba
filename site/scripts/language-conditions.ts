import { defaultClientConditions, defaultServerConditions, type Plugin } from "vite";

/** Resolves the words of one language in every part of a build (`exports` of the words' package.json). */
export function languageConditions(language: string): Plugin {
  return {
    name: "language-conditions",
    configEnvironment: (name) => ({
      resolve: {
        conditions: [
          language,
          ...(name === "client" ? defaultClientConditions : defaultServerConditions),
        ],
      },
    }),
  };
}
