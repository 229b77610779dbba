import type { Config } from "../../config/config.ts";
import { type Examined, examine } from "../../platform/database/examine.ts";
import { loadKeys } from "../../platform/keys/load-keys.ts";
import { withDatabase } from "../with-database.ts";
import { type Finding, findingsOf, wordsOf } from "./finding.ts";
import { checkReplica } from "./replica.ts";

const { ok, warn, fail } = findingsOf("database");
const oldestVersion = 150_000;

/** Checks the database and its clock; not the embedded one, which its server has open. */
export async function checkDatabase(
  config: Config,
): Promise<{ findings: Finding[]; clock: Date | null }> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null) {
    return {
      findings: [ok("It is embedded; the server that runs on it tells how it is.")],
      clock: null,
    };
  }
  try {
    // First: one that does not answer would make the clock of the database as old as the wait.
    const ofReplica = await checkReplica(config);
    return await withDatabase({ databaseUrl, dataDir }, async (database) => {
      const examined = await examine(database);
      const findings = [...judge(examined, keyIdOf(config)), ...ofReplica];
      return { findings, clock: examined.now };
    });
  } catch (error) {
    const found = `The PostgreSQL of DATABASE_URL does not answer: ${wordsOf(error)}`;
    const remedy =
      "Look whether it runs, at user and password in DATABASE_URL, and at the firewall.";
    return { findings: [fail(found, remedy)], clock: null };
  }
}

/** @param keyId of the master key that the server would use; null where it cannot be read */
export function judge(examined: Examined, keyId: string | null): Finding[] {
  const { version, encoding, takesWrites, migrated, later, closed, excess } = examined;
  const findings: Finding[] = [];
  if (version < oldestVersion) {
    findings.push(fail("PostgreSQL is older than 15.", "Move to a server of 15 or later."));
  }
  if (encoding !== "UTF8") {
    findings.push(fail(`Its encoding is ${encoding}.`, "Make a database with encoding 'UTF8'."));
  }
  if (!takesWrites) {
    const remedy = "Name the server that leads in DATABASE_URL, or make room on its disk.";
    findings.push(fail("It takes no writes: nobody can log in.", remedy));
  }
  if (!migrated) {
    const remedy =
      "Start one process with the owner's DATABASE_URL: it brings the database up to date.";
    findings.push(warn("It is not of this version yet.", remedy));
  }
  if (later.length > 0) {
    const remedy =
      "Nothing while an upgrade or a downgrade is under way; else run the newer version here.";
    findings.push(warn(`A later version brought it to ${later.at(-1)}.`, remedy));
  }
  if (closed.length > 0) {
    const remedy = "Give the rights of docs/operations.md, Rights in the database.";
    findings.push(fail(`This user may not read and write ${closed.join(", ")}.`, remedy));
  }
  if (excess.length > 0) {
    const remedy =
      "Run the processes as a user of their own: docs/operations.md, Rights in the database.";
    findings.push(warn(`This user may ${excess.join(", ")}.`, remedy));
  }
  if (examined.keyId !== null && keyId !== null && keyId !== examined.keyId) {
    findings.push(
      fail(
        `It was written with the master key ${examined.keyId}, not with ${keyId}.`,
        "Set MASTER_KEY to that one; to rotate, set it as MASTER_KEY_PREVIOUS.",
      ),
    );
  }
  return findings.length > 0
    ? findings
    : [ok("It answers, is of this version, and has its rights.")];
}

function keyIdOf(config: Config): string | null {
  try {
    return loadKeys(config).id;
  } catch {
    return null;
  }
}
