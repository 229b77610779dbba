import {
  addStaff,
  changeStaffRole,
  endStaff,
  listStaff,
  renewStaffKey,
  sendConsoleLink,
  showOwnStaff,
  staffStates,
} from "@frontdoor/contract/products/staff.ts";
import { roleMeanings, type StaffRole, staffRoles } from "@frontdoor/contract/staff/roles.ts";
import type { Command, Given } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { card, table } from "../../rows/columns.ts";
import { pageOf, pageOptions } from "../../rows/page-options.ts";
import { daysOf, daysOption, made } from "./staff-key-given.ts";
import { staffRecoverCommand } from "./staff-recover.ts";

export const staffCommands: readonly Command[] = [
  {
    words: ["staff", "add"],
    example: "staff add 'Nomsa Dube' nomsa@example.org support --reason 'joined the support desk'",
    asks: ["addStaff"],
    summary: "Adds a member of staff and shows their personal key once",
    values: ["name", "email", "role"],
    options: { ...daysOption, ...reasonOption },
    async run(given, { ask }) {
      const role = roleOf(given);
      const [name, emailAddress] = [given.value("name"), given.value("email")];
      const body = { name, emailAddress, role, days: daysOf(given), reason: reasonOf(given) };
      const added = await ask(addStaff, { body });
      const { data, text } = made(added);
      const mailed = "The link to set their login to the console up went to their address.";
      return { data, text: added.consoleLinkMailed ? `${text}\n${mailed}` : text };
    },
  },
  {
    words: ["staff", "list"],
    example: "staff list --status active",
    asks: ["listStaff"],
    summary: "Lists the members of staff, with their roles and when their keys were last used",
    values: [],
    options: { status: { meaning: "only these", choices: staffStates }, ...pageOptions },
    async run(given, { ask }) {
      const status = staffStates.find((name) => name === given.option("status"));
      const staff = await ask(listStaff, { query: { status, ...pageOf(given) } });
      return { data: staff, text: table(staff, "There are none.") };
    },
  },
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
  {
    words: ["staff", "console-link"],
    example: "staff console-link 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'lost phone'",
    asks: ["sendConsoleLink"],
    summary: "Mails a member of staff a new link to set their login to the console up",
    values: ["id"],
    options: reasonOption,
    async run(given, { ask }) {
      const body = { reason: reasonOf(given) };
      const sent = await ask(sendConsoleLink, { params: { id: given.value("id") }, body });
      return { data: sent, text: `It went to their address, and works until ${sent.expiresAt}.` };
    },
  },
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
  {
    words: ["staff", "end"],
    example: "staff end 01890a5d-ac96-774b-bcce-b302099a8057 --reason 'has left'",
    asks: ["endStaff"],
    summary: "Ends a member of staff, their key and their login to the console at once",
    values: ["id"],
    options: reasonOption,
    async run(given, { ask }) {
      const body = { reason: reasonOf(given) };
      await ask(endStaff, { params: { id: given.value("id") }, body });
      return { data: { ended: true }, text: "Their key and their login open nothing any more." };
    },
  },
  staffRecoverCommand,
  {
    words: ["staff", "me"],
    example: "staff me",
    asks: ["showOwnStaff"],
    summary: "Tells whose key you use, until when it works and what it may do",
    values: [],
    options: {},
    async run(_given, { ask }) {
      const own = await ask(showOwnStaff);
      return { data: own, text: card({ ...own, mayCall: own.mayCall.join(" ") }) };
    },
  },
];

function roleOf(given: Given): StaffRole {
  const role = staffRoles.find((name) => name === given.value("role"));
  if (role !== undefined) return role;
  const meanings = staffRoles.map((name) => `\n  ${name}: ${roleMeanings[name]}`);
  throw new UsageError(`<role> is one of:${meanings.join("")}`);
}
