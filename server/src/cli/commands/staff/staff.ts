import { changeStaffRole, renewStaffKey, staffStates } from "@frontdoor/contract/products/staff.ts";
import { roleMeanings, type StaffRole, staffRoles } from "@frontdoor/contract/staff/roles.ts";
import { callCommand, listCommand } from "../../call-command.ts";
import type { Command, Given } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { card } from "../../rows/columns.ts";
import { daysOf, daysOption, made } from "./staff-key-given.ts";
import { staffRecoverCommand } from "./staff-recover.ts";

export const staffCommands: readonly Command[] = [
  callCommand("addStaff", {
    words: ["staff", "add"],
    example: "staff add 'Nomsa Dube' nomsa@example.org support --reason 'joined the support desk'",
    summary: "Adds a member of staff and shows their personal key once",
    values: ["name", "email", "role"],
    options: { ...daysOption, ...reasonOption },
    question: (given) => {
      const role = roleOf(given);
      const [name, emailAddress] = [given.value("name"), given.value("email")];
      const body = { name, emailAddress, role, days: daysOf(given), reason: reasonOf(given) };
      return { body };
    },
    printed: (added) => {
      const { data, text } = made(added);
      const mailed = "The link to set their login to the console up went to their address.";
      return { data, text: added.consoleLinkMailed ? `${text}\n${mailed}` : text };
    },
  }),
  listCommand("listStaff", {
    words: ["staff", "list"],
    example: "staff list --status active",
    summary: "Lists the members of staff, with their roles and when their keys were last used",
    filters: { status: { meaning: "only these", choices: staffStates } },
  }),
  {
    words: ["staff", "key"],
    example: "staff key 01890a5d-ac96-774b-bcce-b302099a8057 --days 30 --reason 'lost laptop'",
    asks: ["renewStaffKey"],
    summary: "Makes a new key for a member of staff and shows it once; the one before ends",
    values: ["id"],
    options: { ...daysOption, ...reasonOption },
    async run(given, { ask }) {
      const body = { days: daysOf(given), reason: reasonOf(given) };
      return made(await ask(renewStaffKey, { params: { id: given.value("id") }, body }));
    },
  },
  callCommand("sendConsoleLink", {
    words: ["staff", "console-link"],
    example: "staff console-link 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'lost phone'",
    summary: "Mails a member of staff a new link to set their login to the console up",
    values: ["id"],
    options: reasonOption,
    question: (given) => ({ params: { id: given.value("id") }, body: { reason: reasonOf(given) } }),
    printed: (sent) => ({
      data: sent,
      text: `It went to their address, and works until ${sent.expiresAt}.`,
    }),
  }),
  {
    words: ["staff", "role"],
    example:
      "staff role 01890a5d-ac96-774b-bcce-b302099a8057 auditor --reason 'moved to compliance'",
    asks: ["changeStaffRole"],
    summary: "Gives a member of staff another role",
    values: ["id", "role"],
    options: reasonOption,
    async run(given, { ask }) {
      const body = { role: roleOf(given), reason: reasonOf(given) };
      await ask(changeStaffRole, { params: { id: given.value("id") }, body });
      return { data: { role: body.role }, text: `Their role is ${body.role} from now on.` };
    },
  },
  callCommand("endStaff", {
    words: ["staff", "end"],
    example: "staff end 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'has left'",
    summary: "Ends a member of staff, their key and their login to the console at once",
    values: ["id"],
    options: reasonOption,
    question: (given) => ({ params: { id: given.value("id") }, body: { reason: reasonOf(given) } }),
    printed: () => ({
      data: { ended: true },
      text: "Their key and their login open nothing any more.",
    }),
  }),
  staffRecoverCommand,
  callCommand("showOwnStaff", {
    words: ["staff", "me"],
    example: "staff me",
    summary: "Tells whose key you use, until when it works and what it may do",
    printed: (own) => ({ data: own, text: card({ ...own, mayCall: own.mayCall.join(" ") }) }),
  }),
];

function roleOf(given: Given): StaffRole {
  const role = staffRoles.find((name) => name === given.value("role"));
  if (role !== undefined) return role;
  const meanings = staffRoles.map((name) => `\n  ${name}: ${roleMeanings[name]}`);
  throw new UsageError(`<role> is one of:${meanings.join("")}`);
}
