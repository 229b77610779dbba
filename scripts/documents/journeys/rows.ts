import { type Destination, exits, journeys } from "../../../site/app/journeys.ts";
import { routeAt } from "../../../site/app/routes.ts";

export interface Row {
  page: string;
  event: string;
  /** Addresses of this site, or a description of an address that only a call returns. */
  destinations: readonly string[];
}

export function journeyRows(): Row[] {
  return [...rowsOf(journeys), ...rowsOf(exits)];
}

function rowsOf(table: Readonly<Record<string, Readonly<Record<string, Destination>>>>): Row[] {
  return Object.entries(table).flatMap(([page, events]) =>
    Object.entries(events).map(([event, destination]) => ({
      page,
      event,
      destinations: typeof destination === "string" ? [destination] : Object.values(destination),
    })),
  );
}

/** The page that an address of this site shows, by the name that it has in the table; `null` without one. */
export function pageAt(address: string): string | null {
  const [path = ""] = address.split(/[?#]/);
  const found = path.startsWith("/") ? routeAt(path) : null;
  return found === null ? null : pageName(found.route.file);
}

/** The name in the table of the page whose folder a file of `site/app` lies in; `null` for any other file. */
export function pageName(file: string): string | null {
  const folder = /^(?:pages|flows|parts)\/([\w-]+)\//.exec(file)?.[1];
  return folder?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? null;
}
