import { callCommand } from "../../call-command.ts";
import type { Command } from "../../command.ts";
import { realmOption, whose } from "./account.ts";

export const accountSignOutCommands: readonly Command[] = [
  callCommand("signOutAccount", {
    words: ["account", "sign-out"],
    example: "account sign-out thandi --realm academic",
    summary: "Ends every login of an account at its products",
    values: ["username"],
    options: realmOption,
    question: (given) => ({ body: whose(given) }),
    printed: (_reply, given) => {
      const text = `${given.value("username")} has to log in again everywhere.`;
      return { data: { signedOut: true }, text };
    },
  }),
];
