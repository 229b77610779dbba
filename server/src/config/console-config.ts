import type * as z from "zod/mini";
import type { serverVariables } from "./config-variables.ts";

export interface ConsoleConfig {
  /** The origin that people use. */
  url: string;
  isHttps: boolean;
  /** Where it listens; null where it shares the address of the site, because the operator said so. */
  listen: { host: string; port: number } | null;
}

type Values = Pick<z.output<typeof serverVariables>, "STAFF_LISTEN" | "STAFF_URL">;

/** The console, where one of its variables is set. Where it listens alone, people are on this machine. */
export function consoleOf({ STAFF_LISTEN: listen, STAFF_URL }: Values): ConsoleConfig | null {
  if (listen === undefined && STAFF_URL === undefined) return null;
  const url = STAFF_URL ?? new URL(`http://localhost:${listen?.port}`);
  return { url: url.origin, isHttps: url.protocol === "https:", listen: listen ?? null };
}
