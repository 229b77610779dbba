import { defaultClientConditions, defaultServerConditions, type Plugin } from "vite";

/** Lets every part of a build take the words of one language (`exports` of the words' package.json). */
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
