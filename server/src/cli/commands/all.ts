import type { Command } from "../command.ts";
import { accountCommands } from "./account.ts";
import { accountChangeCommands } from "./account-import.ts";
import { accountSecondFactorCommands } from "./account-second-factor.ts";
import { accountSignOutCommands } from "./account-sign-out.ts";
import { auditCommands } from "./audit.ts";
import { backupCommands } from "./backup.ts";
import { breachCommands } from "./breach.ts";
import { demoCommands } from "./demo.ts";
import { inviteCommands } from "./invite.ts";
import { keyCommands } from "./key.ts";
import { leadsCommands } from "./leads.ts";
import { listCommands } from "./lists.ts";
import { openidCommands } from "./openid.ts";
import { outboxCommands } from "./outbox.ts";
import { passwordCostCommands } from "./password-cost.ts";
import { practiceCommands } from "./practice.ts";
import { removalCommands } from "./removal.ts";
import { scopeCommands } from "./scope.ts";
import { webhookCommands } from "./webhook.ts";

/** Every command, in the order in which help lists them. */
export const commands: readonly Command[] = [
  ...inviteCommands,
  ...removalCommands,
  ...practiceCommands,
  ...listCommands,
  ...leadsCommands,
  ...accountCommands,
  ...accountChangeCommands,
  ...accountSignOutCommands,
  ...accountSecondFactorCommands,
  ...outboxCommands,
  ...auditCommands,
  ...breachCommands,
  ...keyCommands,
  ...scopeCommands,
  ...openidCommands,
  ...webhookCommands,
  ...backupCommands,
  ...passwordCostCommands,
  ...demoCommands,
];
