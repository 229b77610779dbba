import type { Command } from "../command.ts";
import { accountCommands } from "./account.ts";
import { auditCommands } from "./audit.ts";
import { inviteCommands } from "./invite.ts";
import { leadsCommands } from "./leads.ts";
import { outboxCommands } from "./outbox.ts";
import { practiceCommands } from "./practice.ts";

/** Every command, in the order in which help lists them. */
export const commands: readonly Command[] = [
  ...inviteCommands,
  ...practiceCommands,
  ...leadsCommands,
  ...accountCommands,
  ...outboxCommands,
  ...auditCommands,
];
