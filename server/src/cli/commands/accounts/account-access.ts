import { restoreDays } from "@frontdoor/contract/products/suspensions.ts";
import { oneTimeCodeHours } from "@frontdoor/contract/products/two-step.ts";
import { callCommand, done } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { onItsWay, reasonedOptions as options, realmOption, reasoned } from "./account.ts";

/** Whether and how somebody can log in to an account. */
export const accountAccessCommands: readonly Command[] = [
  callCommand("signOutAccount", {
    usage: "account sign-out <username>",
    example: "account sign-out thandi --realm academic",
    summary: "Ends every login of an account at its products",
    options: realmOption,
    printed: done(
      "signedOut",
      ({ value }) => `${value("username")} has to log in again everywhere.`,
    ),
  }),
  callCommand("letSecondStepEnd", {
    usage: "account second-factor end <username>",
    example: "account second-factor end thandi --reason 'lost phone and recovery codes'",
    summary:
      "Ends two-step verification whose owner has lost phone and codes, in 72 hours, and mails the owner",
    options,
    printed: ({ endsAt }, given) => {
      const text = `Two-step verification of ${given.value("username")} ends at ${endsAt}, unless its owner objects.`;
      return { data: { endsAt }, text };
    },
  }),
  callCommand("sendOneTimeCode", {
    usage: "account second-factor code <username>",
    example:
      "account second-factor code thandi --reason 'lost phone, identity seen' --ticket HD-20417",
    summary: `Mails the owner a code that stands in for the lost app once, within ${oneTimeCodeHours} hours`,
    options,
    printed: onItsWay("The code"),
  }),
  callCommand("suspendAccount", {
    usage: "account suspend <username>",
    example: "account suspend thandi --until 2026-12-31T00:00:00Z --reason 'stolen phone'",
    summary: "Lets nobody log in to an account for a while, and deletes nothing of it",
    options: {
      ...options,
      until: { meaning: "when it ends, in UTC; without it, once somebody reactivates the account" },
    },
    question: (given) => ({
      body: { ...reasoned(given), until: given.option("until") || undefined },
    }),
    printed: done("suspended", ({ value }) => `${value("username")} is suspended.`),
  }),
  callCommand("reactivateAccount", {
    usage: "account reactivate <username>",
    example: "account reactivate thandi --reason 'phone found'",
    summary: "Ends the suspension of an account, which is as before",
    options,
    printed: done("reactivated", ({ value }) => `${value("username")} can log in again.`),
  }),
  callCommand("restoreAccount", {
    usage: "account restore <username>",
    example: "account restore thandi --reason 'archived by mistake'",
    summary: `Brings an archived account back within ${restoreDays} days; its owner then chooses a new password`,
    options,
    printed: done(
      "restored",
      ({ value }) => `${value("username")} is back. Next: account send-reset.`,
    ),
  }),
];
