import { smsAddress } from "../../platform/sms/sms-credit.ts";
import type { CliConfig } from "../cli-config.ts";
import { checkCertificates } from "./certificates.ts";
import { checkClock, isHere, type OtherClock } from "./clock.ts";
import { checkConfiguration } from "./configuration.ts";
import { checkDatabase } from "./database.ts";
import { checkDkim } from "./dkim.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { checkBackup, checkDisk, checkKeys, roomOf } from "./machine.ts";
import { checkMail, checkSms, checkWhatsApp } from "./messages.ts";
import { checkNames, type Names } from "./names.ts";
import { checkServer } from "./server.ts";

const nothingElse = findingsOf("the rest").warn(
  "Nothing else was looked at.",
  "Mend the configuration and run frontdoor doctor again.",
);

/** All checks of `frontdoor doctor`, in the order in which a person fixes them. */
export async function examineAll(
  cli: Pick<CliConfig, "url" | "server">,
  { names, now }: { names: Names; now: () => Date },
): Promise<Finding[]> {
  const { config, findings } = checkConfiguration(() => cli.server());
  if (config === null) return [...findings, nothingElse];
  const clocks: OtherClock[] = [];
  const compare = (whose: string, at: Date | null, address: string | null) => {
    if (at === null) return;
    clocks.push({ whose, aheadSeconds: (+now() - +at) / 1_000, isHere: isHere(address) });
  };
  const database = await checkDatabase(config);
  compare("the database", database.clock, config.databaseUrl);
  const server = await checkServer(cli.url);
  // An embedded database is in the process of its server, whose address may be a public one.
  compare("the server", server.clock, config.databaseUrl && cli.url);
  const sms = await checkSms(config);
  compare("the SMS gateway", sms.clock, config.sms && smsAddress(config.sms));
  return [
    ...findings,
    ...checkKeys(config, now()),
    ...database.findings,
    server.finding,
    checkDisk(config.dataDir, roomOf(config.dataDir)),
    checkBackup(config, now()),
    await checkMail(config),
    ...(await checkDkim(config, names)),
    ...sms.findings,
    ...(await checkWhatsApp(config)),
    ...(await checkNames(config, names)),
    ...(await checkCertificates(config, now())),
    checkClock(clocks),
  ];
}
