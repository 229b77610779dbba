import { type AppConfig, appConfigToken } from "@frontdoor/contract/app-config.ts";
import type { Config } from "../../../config/config.ts";
import { isLocal } from "../../../config/config-network.ts";
import { SiteNotBuilt } from "../site-manifest.ts";

/** The configuration that the pages get. */
export function appConfigOf(config: Config): AppConfig {
  const origins = Object.values(config.products).map(({ origin }) => origin);
  return {
    productOrigins: [...new Set(origins)],
    kioskOrigins: [config.kiosk.origin],
    ...(config.analyticsUrl === null ? {} : { analyticsUrl: config.analyticsUrl }),
  };
}

const dataBlock = `>${appConfigToken}</script>`;

/**
 * Writes the configuration into the data block of a built page, so that no value can end the block.
 * @throws SiteNotBuilt when the page has no such block, or several
 */
export function writeAppConfig(html: string, file: string, appConfig: AppConfig): string {
  const parts = html.split(dataBlock);
  if (parts.length !== 2) throw new SiteNotBuilt(`${file} has no single place for configuration`);
  return parts.join(`>${embeddableJson(appConfig)}</script>`);
}

/** The built page with a mark on its root where the site is on this machine: what only the operator reads shows. */
export function markedHere(html: string, { publicUrl }: Pick<Config, "publicUrl">): string {
  if (!isLocal(new URL(publicUrl).hostname)) return html;
  return html
    .replace("<html ", '<html data-here="" ')
    .replaceAll('<span data-draft="" hidden="">', '<span data-draft="">');
}

/** The built page with a mark on its root where the login offers to keep people signed in on their device. */
export function markedStay(
  html: string,
  { openid, singleSignOn }: Pick<Config, "openid" | "singleSignOn">,
): string {
  const isOffered = openid && singleSignOn === "optional";
  return isOffered ? html.replace("<html ", '<html data-stay="" ') : html;
}

/** JSON that stays data inside a `<script>` element, whatever strings it holds. */
function embeddableJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
