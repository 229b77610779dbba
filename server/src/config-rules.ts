import { isLocal } from "./config-network.ts";
import type { Variables } from "./config-reader.ts";
import type { serverVariables } from "./config-variables.ts";
import { isEnough, leastCosts } from "./mechanisms/hashing/hash-cost.ts";
import { makeKeyCommand } from "./mechanisms/keys/master-key.ts";

export type ServerVariables = Variables<typeof serverVariables>;

/**
 * Notes what no variable shows alone.
 * @param inEarnest whether people rely on this installation
 */
export function checkTogether(variables: ServerVariables, inEarnest: boolean): void {
  checkKeys(variables);
  checkSms(variables);
  checkTraces(variables);
  if (inEarnest) checkCost(variables);
}

function checkKeys({ isSet, wrong }: ServerVariables): void {
  if (isSet("DATABASE_URL") && !isSet("MASTER_KEY") && !isSet("MASTER_KEY_FILE")) {
    wrong(
      "MASTER_KEY",
      `needed with DATABASE_URL, the same in every process; make one with: ${makeKeyCommand}`,
    );
  }
  for (const name of ["MASTER_KEY", "MASTER_KEY_PREVIOUS"] as const) {
    const file = `${name}_FILE` as const;
    if (isSet(name) && isSet(file)) wrong(name, `set it or ${file}, not both`);
  }
}

function checkSms({ isSet, wrong }: ServerVariables): void {
  if (isSet("SMS_TOKEN") && !isSet("SMS_URL")) {
    wrong("SMS_TOKEN", "needs SMS_URL, the address of the gateway that it is for");
  }
}

/** What lets spans in at a collector is a secret. */
function checkTraces({ values, isSet, wrong }: ServerVariables): void {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = values;
  if (endpoint === undefined || !isSet("OTEL_EXPORTER_OTLP_HEADERS")) return;
  const { protocol, hostname } = new URL(endpoint);
  if (protocol === "https:" || isLocal(hostname)) return;
  wrong(
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "begin it with https://, or leave OTEL_EXPORTER_OTLP_HEADERS out",
  );
}

/** People's passwords are never hashed below OWASP's minimum (SEC-B7); a test's may be. */
function checkCost({ values, wrong }: ServerVariables): void {
  const { ARGON2_MEMORY_KIB: memoryKiB, ARGON2_ITERATIONS: iterations } = values;
  if (isEnough({ memoryKiB, iterations })) return;
  const pairs = leastCosts.map((least) => `${least.memoryKiB} with ${least.iterations}`);
  wrong(
    "ARGON2_MEMORY_KIB",
    `${memoryKiB} with ARGON2_ITERATIONS=${iterations} is less than a password needs (OWASP); write at least ${pairs.join(" or ")}, or leave both out`,
  );
}
