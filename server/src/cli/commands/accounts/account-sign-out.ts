import { signOutAccount } from "@frontdoor/contract/products/sign-out.ts";
import type { Command } from "../../command.ts";
import { realmOption, whose } from "./account.ts";

export const accountSignOutCommands: readonly Command[] = [
  {
    words: ["account", "sign-out"],
    example: "account sign-out thandi --realm academic",
    asks: ["signOutAccount"],
    summary: "Ends every login of an account at its products",
    values: ["username"],
    options: realmOption,
    async run(given, { ask }) {
      await ask(signOutAccount, { body: whose(given) });
      const text = `${given.value("username")} has to log in again everywhere.`;
      return { data: { signedOut: true }, text };
    },
  },
];
