import { resolve } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import spectralRulesets from "@stoplight/spectral-rulesets";

/** What redocly's recommended rules and all of Spectral's for OpenAPI find in a document, a line each. */
export async function lintOpenApi(file: string, text: string): Promise<string[]> {
  return [...(await askRedocly(file, text)), ...(await askSpectral(file, text))];
}

async function askRedocly(file: string, source: string): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source, absoluteRef: resolve(file), config });
  return found.map(({ ruleId, message, location }) => {
    const [place] = location;
    return `${file}: ${place?.pointer ?? ""}: ${message} (redocly ${ruleId})`;
  });
}

async function askSpectral(file: string, text: string): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({
    extends: [[spectralRulesets.oas as RulesetDefinition, "all"]],
    // They require addresses of web pages, and no such page is the same for every installation.
    rules: { "license-url": "off", "contact-properties": "off" },
  });
  const found = await spectral.run(JSON.parse(text));
  return found.map(
    ({ code, message, path }) => `${file}: ${path.join(".")}: ${message} (spectral ${code})`,
  );
}
