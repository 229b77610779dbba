import { grantedScopeNames } from "@frontdoor/contract/products/claims.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { callCommand, done, listCommand } from "../call-command.ts";
import type { Command } from "../command.ts";
import { UsageError } from "../command-failed.ts";
import { chosenValue } from "../given-values.ts";

export const scopeCommands: readonly Command[] = [
  callCommand("grantScope", {
    usage: "scope grant <product> <scope>",
    example: "scope grant academic identity --reason 'checks registrations with the council'",
    summary: "Grants a product a scope that none has by itself, such as identity",
    options: { reason: { meaning: "what the product needs it for" } },
    question(given) {
      const reason = given.option("reason");
      if (reason === undefined)
        throw new UsageError("--reason is missing: say what the product needs the scope for.");
      const product = chosenValue(given, "product", productNames);
      const scope = chosenValue(given, "scope", grantedScopeNames);
      return { body: { product, scope, reason } };
    },
    printed: done("granted", ({ value }) => `${value("product")} has the scope ${value("scope")}.`),
  }),
  listCommand("listScopes", {
    usage: "scope list",
    example: "scope list",
    summary: "Lists the scopes that products have by a grant",
  }),
  callCommand("endScope", {
    usage: "scope end <product> <scope>",
    example: "scope end academic identity",
    summary: "Ends a grant at once",
    choices: { product: productNames, scope: grantedScopeNames },
    printed: done(
      "ended",
      ({ value }) => `${value("product")} has the scope ${value("scope")} no more.`,
    ),
  }),
];
