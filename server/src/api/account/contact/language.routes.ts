import { accountPagePath } from "@frontdoor/contract/account/account-page.ts";
import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { fail } from "@frontdoor/contract/call.ts";
import { keepLanguage } from "../../../identity/accounts/account-store.ts";
import { changeUnverifiedOnce } from "../../../identity/sessions/reauthentication.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Services } from "../../../process/services.ts";

export function languageRoutes(deps: Services) {
  return {
    chooseLanguage: async ({ body: { language } }, context) => {
      if (!deps.config.languages.includes(language)) return fail("LANGUAGE_UNKNOWN");
      return changeUnverifiedOnce(deps, context, async (tx, { account }) => {
        await keepLanguage(tx, account, language);
        // With its code before it, English is chosen as well (`/en/account`).
        return { location: `/${language}${accountPagePath}` };
      });
    },
  } satisfies CallHandlers<AccountCalls>;
}
