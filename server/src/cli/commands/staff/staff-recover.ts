import { fieldLimits } from "@frontdoor/contract/constants.ts";
import { checkRules } from "@frontdoor/contract/problems.ts";
import { emailRule } from "@frontdoor/contract/rules.ts";
import { recoverOwner } from "../../../directory/staff/recover-owner.ts";
import { systemClock } from "../../../platform/clock.ts";
import type { Command } from "../../command.ts";
import { UsageError } from "../../command-failed.ts";
import { operatorHere } from "../../operator-actor.ts";
import { reasonOf, reasonOption } from "../../reason-option.ts";
import { withDatabase } from "../../with-database.ts";
import { daysOf, daysOption, made } from "./staff-key-given.ts";

/** The way back when too few owners are left to agree: it needs the database, and no key. */
export const staffRecoverCommand: Command = {
  usage: "staff recover <name> <email>",
  example: "staff recover 'Nomsa Dube' nomsa@example.org --reason 'both owners have left'",
  asks: [],
  summary:
    "Makes somebody an owner straight in the database, when too few are left to agree; all staff are mailed",
  options: { ...daysOption, ...reasonOption },
  async run(given, { config }) {
    const [name, email] = [given.value("name").trim(), given.value("email").trim()];
    const problems = checkRules([
      emailRule({ field: "email", label: "Email address", value: email }),
    ]);
    if (name === "" || name.length > 100) throw new UsageError("<name> has 1 to 100 characters.");
    if (problems.email !== undefined || email.length > fieldLimits.email) {
      throw new UsageError("<email> is an email address, such as nomsa@example.org.");
    }
    const asked = {
      name,
      email,
      days: daysOf(given),
      reason: reasonOf(given),
      actor: operatorHere,
    };
    const { id, key, expiresAt } = await withDatabase(config, ({ kysely }) =>
      kysely.transaction().execute((tx) => recoverOwner(tx, { clock: systemClock }, asked)),
    );
    return made({ id, key, expiresAt: expiresAt.toISOString() });
  },
};
