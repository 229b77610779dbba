import { setTimeout as wait } from "node:timers/promises";
import {
  appConfigElementId,
  appConfigToken,
  publicUrlToken,
} from "@frontdoor/contract/app-config.ts";
import type { Plugin } from "vite";

const secondsToStart = 90;

/**
 * Replaces the token in pages by this deployment's configuration, as the server does: reads it from one of the server's
 * pages.
 * @param server its address, such as `http://localhost:34567`
 */
export function deploymentConfig(server: string, publicUrl: string): Plugin {
  let read: Promise<string> | undefined;
  return {
    name: "deployment-config",
    async transform(code, id) {
      if (!id.endsWith("/contract/src/app-config.ts")) return;
      read ??= readAppConfig(server);
      return code
        .replace(JSON.stringify(appConfigToken), JSON.stringify(await read))
        .replace(JSON.stringify(publicUrlToken), JSON.stringify(publicUrl));
    },
  };
}

/** @throws Error where the server does not answer within its start-up time */
async function readAppConfig(server: string): Promise<string> {
  const block = new RegExp(`id="${appConfigElementId}"[^>]*>([^<]*)<`);
  for (let second = 0; second < secondsToStart; second++) {
    const page = await fetch(`${server}/login/practice`).then(
      (response) => response.text(),
      () => "",
    );
    const config = block.exec(page)?.[1];
    if (config !== undefined) return config;
    await wait(1_000);
  }
  throw new Error(`The server at ${server} did not start: its lines above say why.`);
}
