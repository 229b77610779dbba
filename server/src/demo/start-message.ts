import { resolve } from "node:path";
import { consolePath } from "@frontdoor/contract/staff/console.ts";
import type { Config } from "../config/config.ts";
import { readVersion } from "../process/version.ts";
import { demoOwnerEmail } from "./demo-owner.ts";
import { demoPassword, demoPeople } from "./demo-people.ts";

/**
 * The lines that `npm start` prints.
 * @param product the demo product, where one was to be started
 * @param ownerCodes authenticator codes of the demo owner for the console
 */
export function startMessage(
  config: Config,
  product: { isRunning: boolean } | null,
  ownerCodes: readonly string[] | null = null,
): string {
  const lines = [
    `The front door is open at ${config.publicUrl}`,
    `Version ${readVersion()}`,
    config.databaseUrl === null
      ? `Its data lies in ${resolve(config.dataDir)}`
      : "Its data lies in the PostgreSQL database of DATABASE_URL",
    ...(config.inbox ? [`Captured mails and SMS: ${config.publicUrl}/dev/inbox`] : []),
    ...(product === null ? [] : [productLine(config, product)]),
    ...(config.demoPeople ? peopleLines(config) : []),
    ...(ownerCodes === null ? [] : ownerLines(config, ownerCodes)),
  ];
  return `\n${lines.join("\n")}\n\n`;
}

function productLine({ products }: Config, { isRunning }: { isRunning: boolean }): string {
  return isRunning
    ? `The demo product: ${products.practice.startUrl}`
    : "The demo product is not running. PRACTICE_PRODUCT_URL moves it, e.g. to http://localhost:3011/practice; the academic product and the kiosk go along.";
}

function peopleLines({ publicUrl }: Config): string[] {
  const people = demoPeople.map(
    ({ title, realm, email }) => `  ${title}: ${email}, at ${publicUrl}/login/${realm}`,
  );
  return [`Log in with the password ${demoPassword} as`, ...people];
}

function ownerLines({ console: its }: Config, codes: readonly string[]): string[] {
  const [first, second, third] = codes;
  return [
    `  Owner of the console: ${demoOwnerEmail}, at ${its?.url}${consolePath}`,
    `    In place of an app's code, each once until the next start: ${first}, ${second}, ${third}`,
  ];
}
