import { contexts } from "@frontdoor/contract/contexts.ts";
import { consoleAddresses } from "./app/flows/staff/addresses.ts";
import { type Route, routes } from "./app/routes.ts";

/** Every prerendered page with its layout; the build writes a file for each (S2.001–S2.025). */
export const pages: Readonly<Record<string, Route["layout"]>> = Object.fromEntries(
  routes.flatMap(({ path, layout }) => pathsOf(path).map((page) => [page, layout])),
);

/**
 * An optional parameter is the product, with a page for each; paths with a required parameter have no page of their
 * own.
 */
function pathsOf(path: string): string[] {
  const [fixed = "", variable] = path.split("/:");
  if (variable === undefined) return [path];
  if (!variable.endsWith("?")) return [];
  return [fixed, ...contexts.map((context) => `${fixed}/${context}`)];
}

/**
 * Pages with other texts for this value of a query parameter. Each has its own document, so that the texts do not
 * change when the scripts run.
 */
export const pageVariants = ["/verifyEmail?role=HOD"] as const;

/** Pages that show the same as another page, with that page's path, which is the canonical one for search engines. */
const aliases: Readonly<Record<string, string>> = {
  "/patient": "/",
  "/providers": "/practice",
  "/register": "/signup",
  "/register/patient": "/signup/patient",
  "/register/practice": "/signup/practice",
  "/register/academic": "/signup/academic",
};

/** The canonical path of a page. */
export function canonicalPath(path: string): string {
  return aliases[path] ?? path;
}

/** Paths with a secret or an unknown parameter, served by the fallback document. */
export const fallbackPatterns: readonly string[] = routes
  .filter(({ path }) => path.includes("/:"))
  .map(({ path }) => path.replace("?", ""));

/** The pages of the staff's console (scripts/build-console.ts). */
export const consolePages: readonly string[] = Object.values(consoleAddresses);
