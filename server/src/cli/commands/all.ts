import type { Command } from "../command.ts";
import { completionCommand } from "../completion.ts";
import { accountCommands } from "./accounts/account.ts";
import { accountAccessCommands } from "./accounts/account-access.ts";
import { accountChangeCommands } from "./accounts/account-import.ts";
import { accountMailCommands } from "./accounts/account-mails.ts";
import { inviteCommands } from "./accounts/invite.ts";
import { noteCommands } from "./accounts/notes.ts";
import { removalCommands } from "./accounts/removal.ts";
import { demoCommands } from "./demo/demo.ts";
import { keyCommands } from "./key.ts";
import { leadsCommands } from "./leads.ts";
import { listCommands } from "./lists.ts";
import { backupCommands } from "./machine/backup.ts";
import { doctorCommands } from "./machine/doctor.ts";
import { migrateCommands } from "./machine/migrate.ts";
import { moveCommands } from "./machine/move.ts";
import { outboxCommands } from "./machine/outbox.ts";
import { passwordCostCommands } from "./machine/password-cost.ts";
import { tryMessagesCommands } from "./machine/try-messages.ts";
import { openidCommands } from "./openid.ts";
import { openidApiCommands } from "./openid-apis.ts";
import { practiceCommands } from "./practice.ts";
import { scopeCommands } from "./scope.ts";
import { approvalCommands } from "./staff/approval.ts";
import { auditCommands } from "./staff/audit.ts";
import { breachCommands } from "./staff/breach.ts";
import { staffCommands } from "./staff/staff.ts";
import { webhookCommands } from "./webhook.ts";

const asked: readonly Command[] = [
  ...inviteCommands,
  ...removalCommands,
  ...practiceCommands,
  ...listCommands,
  ...leadsCommands,
  ...accountCommands,
  ...accountMailCommands,
  ...accountChangeCommands,
  ...accountAccessCommands,
  ...noteCommands,
  ...outboxCommands,
  ...auditCommands,
  ...breachCommands,
  ...staffCommands,
  ...approvalCommands,
  ...keyCommands,
  ...scopeCommands,
  ...openidCommands,
  ...openidApiCommands,
  ...webhookCommands,
  ...doctorCommands,
  ...tryMessagesCommands,
  ...backupCommands,
  ...migrateCommands,
  ...moveCommands,
  ...passwordCostCommands,
  ...demoCommands,
];

/** Every command, in the order in which help lists them. */
export const commands: readonly Command[] = [...asked, completionCommand(asked)];
