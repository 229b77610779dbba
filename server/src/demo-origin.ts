import type { Config } from "./config.ts";
import { isLocal } from "./config-network.ts";
import { demoApp } from "./config-variables.ts";

/** Where the stand-in product listens: where practices are sent, when that is this machine. */
export function demoOriginOf({ products }: Pick<Config, "products">): string {
  const { origin } = products.practice;
  return isLocal(new URL(origin).hostname) ? origin : new URL(demoApp).origin;
}
