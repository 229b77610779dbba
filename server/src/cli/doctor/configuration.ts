import { legalTextsAreDrafts } from "@frontdoor/contract/constants.ts";
import type { Config } from "../../config/config.ts";
import { isLocal } from "../../config/config-network.ts";
import { ConfigError } from "../../config/config-reader.ts";
import { limitsWith } from "../../platform/rate-limits/limits.ts";
import { type Finding, findingsOf, wordsOf } from "./finding.ts";

const { ok, warn, fail } = findingsOf("configuration");

/** The configuration as the server would read it; null where it would not start. */
export function checkConfiguration(read: () => Config): {
  config: Config | null;
  findings: Finding[];
} {
  try {
    const config = read();
    limitsWith(config.limits, config.networks);
    const meant = "Change the variable, or leave it if it is meant.";
    const ofVariables = config.warnings.map((line) => warn(line, meant));
    const warnings = [...ofVariables, ...draftsOf(config)];
    const findings = warnings.length > 0 ? warnings : [ok("Every variable is right.")];
    return { config, findings };
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [wordsOf(error)];
    const remedy =
      "Until this is mended the server does not start; .env.example has the variables.";
    return { config: null, findings: problems.map((line) => fail(line, remedy)) };
  }
}

/** Warns of draft legal texts, since pages say so only on this machine. */
function draftsOf({ publicUrl }: Config): Finding[] {
  if (!legalTextsAreDrafts || isLocal(new URL(publicUrl).hostname)) return [];
  return [
    warn(
      "The legal texts are drafts that wait for a legal review, and the pages do not say so.",
      "Have the texts in site/app/content/legal reviewed, set legalTextsAreDrafts in contract/src/constants.ts to false, and build.",
    ),
  ];
}
