import { fieldLimits } from "@frontdoor/contract/constants.ts";
import { checkRules } from "@frontdoor/contract/problems.ts";
import { type MadeStaffKey, staffStates } from "@frontdoor/contract/products/staff.ts";
import { emailRule } from "@frontdoor/contract/rules.ts";
import { longestStaffKeyDays, staffKeyDays } from "@frontdoor/contract/staff/key-format.ts";
import { roleMeanings, type StaffRole, staffRoles } from "@frontdoor/contract/staff/roles.ts";
import { recoverOwner } from "../../../directory/staff/recover-owner.ts";
import { systemClock } from "../../../platform/clock.ts";
import { callCommand, done, listCommand } from "../../call-command.ts";
import type { Command, Given, Printed } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { card } from "../../rows/columns.ts";
import { operatorHere, withExistingDatabase } from "../../with-database.ts";

/** What a command takes that makes a key. */
const keyOptions = {
  days: {
    meaning: `how long the key works, 1 to ${longestStaffKeyDays}`,
    fallback: `${staffKeyDays}`,
  },
  ...reasonOption,
} as const;

/** The way back when too few owners are left to agree: it needs the database, and no key. */
const recoverCommand: Command = {
  usage: "staff recover <name> <email>",
  example: "staff recover 'Nomsa Dube' nomsa@example.org --reason 'both owners have left'",
  asks: [],
  summary:
    "Makes somebody an owner straight in the database, when too few are left to agree; all staff are mailed",
  options: keyOptions,
  async run(given, { config }) {
    const [name, email] = [given.value("name").trim(), given.value("email").trim()];
    const problems = checkRules([
      emailRule({ field: "email", label: "Email address", value: email }),
    ]);
    if (name === "" || name.length > 100) throw new UsageError("<name> has 1 to 100 characters.");
    if (problems.email !== undefined || email.length > fieldLimits.email) {
      throw new UsageError("<email> is an email address, such as nomsa@example.org.");
    }
    const asked = { name, email, ...daysAndReason(given), actor: operatorHere };
    const { id, key, expiresAt } = await withExistingDatabase(config, ({ kysely }) =>
      kysely.transaction().execute((tx) => recoverOwner(tx, { clock: systemClock }, asked)),
    );
    return made({ id, key, expiresAt: expiresAt.toISOString() });
  },
};

export const staffCommands: readonly Command[] = [
  callCommand("addStaff", {
    usage: "staff add <name> <email> <role>",
    example: "staff add 'Nomsa Dube' nomsa@example.org support --reason 'joined the support desk'",
    summary: "Adds a member of staff and shows their personal key once",
    options: keyOptions,
    question: (given) => {
      const role = roleOf(given);
      const [name, emailAddress] = [given.value("name"), given.value("email")];
      return { body: { name, emailAddress, role, ...daysAndReason(given) } };
    },
    printed: (added) => {
      const { data, text } = made(added);
      const mailed = "The link to set their login to the console up went to their address.";
      return { data, text: added.consoleLinkMailed ? `${text}\n${mailed}` : text };
    },
  }),
  listCommand("listStaff", {
    usage: "staff list",
    example: "staff list --status active",
    summary: "Lists the members of staff, with their roles and when their keys were last used",
    options: { status: { meaning: "only these", choices: staffStates } },
  }),
  callCommand("renewStaffKey", {
    usage: "staff key <id>",
    example: "staff key 01890a5d-ac96-774b-bcce-b302099a8057 --days 30 --reason 'lost laptop'",
    summary: "Makes a new key for a member of staff and shows it once; the one before ends",
    options: keyOptions,
    question: (given) => ({ params: { id: given.value("id") }, body: daysAndReason(given) }),
    printed: made,
  }),
  callCommand("sendConsoleLink", {
    usage: "staff console-link <id>",
    example: "staff console-link 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'lost phone'",
    summary: "Mails a member of staff a new link to set their login to the console up",
    options: reasonOption,
    printed: (sent) => ({
      data: sent,
      text: `It went to their address, and works until ${sent.expiresAt}.`,
    }),
  }),
  callCommand("changeStaffRole", {
    usage: "staff role <id> <role>",
    example:
      "staff role 01890a5d-ac96-774b-bcce-b302099a8057 auditor --reason 'moved to compliance'",
    summary: "Gives a member of staff another role",
    options: reasonOption,
    question: (given) => ({
      params: { id: given.value("id") },
      body: { role: roleOf(given), reason: reasonOf(given) },
    }),
    printed: (_reply, given) => {
      const role = given.value("role");
      return { data: { role }, text: `Their role is ${role} from now on.` };
    },
  }),
  callCommand("endStaff", {
    usage: "staff end <id>",
    example: "staff end 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'has left'",
    summary: "Ends a member of staff, their key and their login to the console at once",
    options: reasonOption,
    printed: done("ended", "Their key and their login open nothing any more."),
  }),
  recoverCommand,
  callCommand("showOwnStaff", {
    usage: "staff me",
    example: "staff me",
    summary: "Tells whose key you use, until when it works and what it may do",
    printed: (own) => ({ data: own, text: card({ ...own, mayCall: own.mayCall.join(" ") }) }),
  }),
];

const daysAndReason = (given: Given) => ({ days: daysOf(given), reason: reasonOf(given) });

function roleOf(given: Given): StaffRole {
  const role = staffRoles.find((name) => name === given.value("role"));
  if (role !== undefined) return role;
  const meanings = staffRoles.map((name) => `\n  ${name}: ${roleMeanings[name]}`);
  throw new UsageError(`<role> is one of:${meanings.join("")}`);
}

/** @throws UsageError for what is no number of days */
function daysOf(given: Given): number {
  const days = Number(given.option("days"));
  if (Number.isInteger(days) && days >= 1 && days <= longestStaffKeyDays) return days;
  throw new UsageError(`--days is a number from 1 to ${longestStaffKeyDays}.`);
}

/** A new key as it is shown, once. */
function made(key: MadeStaffKey): Printed {
  const text = `${key.key}\nIt works until ${key.expiresAt} and is shown once. Their id is ${key.id}.`;
  return { data: key, text };
}
