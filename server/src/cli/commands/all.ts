import type { Command } from "../command.ts";
import { accountCommands } from "./account.ts";
import { accountFindCommands } from "./account-find.ts";
import { accountChangeCommands } from "./account-import.ts";
import { accountMailCommands } from "./account-mails.ts";
import { accountSecondFactorCommands } from "./account-second-factor.ts";
import { accountSignOutCommands } from "./account-sign-out.ts";
import { approvalCommands } from "./approval.ts";
import { auditCommands } from "./audit.ts";
import { backupCommands } from "./backup.ts";
import { breachCommands } from "./breach.ts";
import { completionCommand } from "./completion.ts";
import { demoCommands } from "./demo.ts";
import { doctorCommands } from "./doctor.ts";
import { inviteCommands } from "./invite.ts";
import { keyCommands } from "./key.ts";
import { leadsCommands } from "./leads.ts";
import { listCommands } from "./lists.ts";
import { migrateCommands } from "./migrate.ts";
import { moveCommands } from "./move.ts";
import { openidCommands } from "./openid.ts";
import { outboxCommands } from "./outbox.ts";
import { passwordCostCommands } from "./password-cost.ts";
import { practiceCommands } from "./practice.ts";
import { removalCommands } from "./removal.ts";
import { scopeCommands } from "./scope.ts";
import { staffCommands } from "./staff.ts";
import { timelineCommands } from "./timeline.ts";
import { tryMessagesCommands } from "./try-messages.ts";
import { webhookCommands } from "./webhook.ts";

const asked: readonly Command[] = [
  ...inviteCommands,
  ...removalCommands,
  ...practiceCommands,
  ...listCommands,
  ...leadsCommands,
  ...accountFindCommands,
  ...accountCommands,
  ...timelineCommands,
  ...accountMailCommands,
  ...accountChangeCommands,
  ...accountSignOutCommands,
  ...accountSecondFactorCommands,
  ...outboxCommands,
  ...auditCommands,
  ...breachCommands,
  ...staffCommands,
  ...approvalCommands,
  ...keyCommands,
  ...scopeCommands,
  ...openidCommands,
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
