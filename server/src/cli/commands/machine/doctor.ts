import { Resolver } from "node:dns/promises";
import { systemClock } from "../../../platform/clock.ts";
import { noteFindings } from "../../../platform/last-findings.ts";
import type { Command } from "../../command.ts";
import { examineAll } from "../../doctor/examine-all.ts";
import type { Finding } from "../../doctor/finding.ts";
import { columns } from "../../rows/columns.ts";

export const doctorCommands: readonly Command[] = [
  {
    usage: "doctor",
    example: "doctor --json",
    asks: [],
    summary:
      "Looks at configuration, keys, database, disk, backup, mail, SMS, names, certificates and clock of this machine",
    async run(_given, { config }) {
      const names = new Resolver({ timeout: 2_000, tries: 2 });
      const findings = await examineAll(config, { names, now: systemClock });
      const wanting = findings.filter(({ state }) => state !== "ok");
      noteFindings(config.dataDir, {
        at: systemClock().toISOString(),
        found: wanting.map(({ check, found }) => `${check}: ${found}`),
      });
      const isBad = findings.some(({ state }) => state === "fail");
      return { data: findings, text: told(findings), ...(isBad ? { isBad } : {}) };
    },
  },
];

function told(findings: readonly Finding[]): string {
  return columns(
    findings.map(({ state, check, found, remedy }) => [
      state,
      check,
      remedy === undefined ? found : `${found.replace(/[^.?!]$/, "$&.")} ${remedy}`,
    ]),
  );
}
