import { grantedScopeNames } from "@frontdoor/contract/products/claims.ts";
import { endScope, grantScope } from "@frontdoor/contract/products/scopes.ts";
import { productNames } from "@frontdoor/contract/products.ts";
import { callCommand } from "../call-command.ts";
import { chosenValue } from "../chosen-value.ts";
import type { Command, Given } from "../command.ts";
import { UsageError } from "../command-failed.ts";
import { table } from "../rows/columns.ts";

export const scopeCommands: readonly Command[] = [
  {
    words: ["scope", "grant"],
    example: "scope grant academic identity --reason 'checks registrations with the council'",
    asks: ["grantScope"],
    summary: "Grants a product a scope that none has by itself, such as identity",
    values: ["product", "scope"],
    options: { reason: { meaning: "what the product needs it for" } },
    async run(given, { ask }) {
      const reason = given.option("reason");
      if (reason === undefined)
        throw new UsageError("--reason is missing: say what the product needs the scope for.");
      const { product, scope } = whichGrant(given);
      await ask(grantScope, { body: { product, scope, reason } });
      return { data: { granted: true }, text: `${product} has the scope ${scope}.` };
    },
  },
  callCommand("listScopes", {
    words: ["scope", "list"],
    example: "scope list",
    summary: "Lists the scopes that products have by a grant",
    printed: (grants) => ({ data: grants, text: table(grants, "There are none.") }),
  }),
  {
    words: ["scope", "end"],
    example: "scope end academic identity",
    asks: ["endScope"],
    summary: "Ends a grant at once",
    values: ["product", "scope"],
    async run(given, { ask }) {
      const { product, scope } = whichGrant(given);
      await ask(endScope, { body: { product, scope } });
      return { data: { ended: true }, text: `${product} has the scope ${scope} no more.` };
    },
  },
];

function whichGrant(given: Given) {
  const product = chosenValue(given, "product", productNames);
  const scope = chosenValue(given, "scope", grantedScopeNames);
  return { product, scope };
}
