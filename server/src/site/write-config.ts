import { type AppConfig, appConfigToken } from "@frontdoor/contract/app-config.ts";

/**
 * Writes the run-time configuration into a page. The JSON stands in a data block: `<` and the two
 * line separators are escaped, so that no value can end the block.
 */
export function writeConfig(html: string, config: AppConfig): string {
  const json = JSON.stringify(config)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
  return html.replaceAll(appConfigToken, () => json);
}
