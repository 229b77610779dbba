import type { Config } from "../../config.ts";
import { ConfigError } from "../../config-reader.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { ok, warn, fail } = findingsOf("configuration");

/** The configuration as the server would read it; null where it would not start. */
export function checkConfiguration(read: () => Config): {
  config: Config | null;
  findings: Finding[];
} {
  try {
    const config = read();
    const warnings = config.warnings.map((line) => {
      return warn(line, "Change the variable, or leave it if it is meant.");
    });
    const findings = warnings.length > 0 ? warnings : [ok("Every variable is right.")];
    return { config, findings };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const remedy =
      "Until this is mended the server does not start; .env.example has the variables.";
    return { config: null, findings: error.problems.map((line) => fail(line, remedy)) };
  }
}
