import type { CliConfig } from "../cli-config.ts";
import { checkClock } from "./clock.ts";
import { checkConfiguration } from "./configuration.ts";
import { checkDatabase } from "./database.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { checkBackup, checkDisk, checkKeys, roomOf } from "./machine.ts";
import { checkMail, checkSms } from "./messages.ts";
import { checkNames, type Names } from "./names.ts";
import { checkServer } from "./server.ts";

const nothingElse = findingsOf("the rest").warn(
  "Nothing else was looked at.",
  "Mend the configuration and run frontdoor doctor again.",
);

/** Everything that `frontdoor doctor` looks at, in the order in which a person mends it. */
export async function examineAll(
  cli: Pick<CliConfig, "url" | "server">,
  { names, now }: { names: Names; now: () => Date },
): Promise<Finding[]> {
  const { config, findings } = checkConfiguration(() => cli.server());
  if (config === null) return [...findings, nothingElse];
  const database = await checkDatabase(config);
  const server = await checkServer(cli.url);
  const { date, ...sms } = await checkSms(config);
  const clocks = {
    ...(database.clock === null ? {} : { "the database": database.clock }),
    ...(server.clock === null ? {} : { "the server": server.clock }),
    ...(date === undefined || date === null ? {} : { "the SMS gateway": new Date(date) }),
  };
  return [
    ...findings,
    ...checkKeys(config, now()),
    ...database.findings,
    server.finding,
    checkDisk(config.dataDir, roomOf(config.dataDir)),
    checkBackup(config, now()),
    await checkMail(config),
    sms,
    ...(await checkNames(config, names)),
    checkClock(now(), clocks),
  ];
}
