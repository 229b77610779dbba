import { staffStates } from "@frontdoor/contract/products/staff.ts";
import { roleMeanings, type StaffRole, staffRoles } from "@frontdoor/contract/staff/roles.ts";
import { callCommand, done, listCommand } from "../../call-command.ts";
import type { Command, Given } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { card } from "../../rows/columns.ts";
import { daysOf, daysOption, made } from "./staff-key-given.ts";
import { staffRecoverCommand } from "./staff-recover.ts";

export const staffCommands: readonly Command[] = [
  callCommand("addStaff", {
    usage: "staff add <name> <email> <role>",
    example: "staff add 'Nomsa Dube' nomsa@example.org support --reason 'joined the support desk'",
    summary: "Adds a member of staff and shows their personal key once",
    options: { ...daysOption, ...reasonOption },
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
    options: { ...daysOption, ...reasonOption },
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
  staffRecoverCommand,
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
