import { contexts } from "@frontdoor/contract/contexts.ts";
import { consoleAddresses } from "./app/flows/staff/addresses.ts";
import { type Route, routes } from "./app/routes.ts";

/** How a page is served. */
export type PageKind = Route["layout"];

/** Every prerendered page and its kind; the build writes one file for each (S2.001–S2.025). */
export const pages: Readonly<Record<string, PageKind>> = Object.fromEntries(
  routes.flatMap(({ path, layout }) => pathsOf(path).map((page) => [page, layout])),
);

/** A part that may be absent names a product; what else an address may carry has no page of its own. */
function pathsOf(path: string): string[] {
  const [fixed = "", variable] = path.split("/:");
  if (variable === undefined) return [path];
  if (!variable.endsWith("?")) return [];
  return [fixed, ...contexts.map((context) => `${fixed}/${context}`)];
}

/**
 * Pages that read another way where a parameter of their query has this value: each has a document of its
 * own, so that nothing changes once the scripts run.
 */
export const pageVariants = ["/verifyEmail?role=HOD"] as const;

/** Pages that show what another page shows, with that page: the one that search engines are sent to. */
const aliases: Readonly<Record<string, string>> = {
  "/patient": "/",
  "/providers": "/practice",
  "/register": "/signup",
  "/register/patient": "/signup/patient",
  "/register/practice": "/signup/practice",
  "/register/academic": "/signup/academic",
};

/** The path that stands for a page and its aliases. */
export function canonicalPath(path: string): string {
  return aliases[path] ?? path;
}

/** Addresses that carry a secret or an unknown value: they are served by the fallback document. */
export const fallbackPatterns: readonly string[] = routes
  .filter(({ path }) => path.includes("/:"))
  .map(({ path }) => path.replace("?", ""));

/** The pages of the staff's console, which is built by itself (scripts/build-console.ts). */
export const consolePages: readonly string[] = Object.values(consoleAddresses);
