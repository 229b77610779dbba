import { accountPagePath } from "@frontdoor/contract/account/account-page.ts";
import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { fail } from "@frontdoor/contract/call.ts";
import { keepLanguage } from "../../identity/accounts/account-store.ts";
import { toldChangeOnce } from "../../identity/changes/change-limit.ts";
import { enqueue } from "../../identity/outbox-jobs.ts";
import { requestRemoval } from "../../identity/removal/removal.ts";
import { logOut } from "../../identity/sessions/kept-logins.ts";
import { changeOnce, changeUnverifiedOnce } from "../../identity/sessions/reauthentication.ts";
import { signOutDevice } from "../../identity/sessions/sign-out.ts";
import { signOutEverywhere } from "../../identity/sessions/sign-out-everywhere.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import { atOnce } from "../../platform/outbox/outbox.ts";
import type { Services } from "../../process/services.ts";

/** The calls about the account as a whole, and about sessions and devices. */
export function accountRoutes(deps: Services) {
  return {
    chooseLanguage: async ({ body: { language } }, context) => {
      if (!deps.config.languages.includes(language)) return fail("LANGUAGE_UNKNOWN");
      return changeUnverifiedOnce(deps, context, async (tx, { account }) => {
        await keepLanguage(tx, account, language);
        // With its code before it, English is chosen as well (`/en/account`).
        return { location: `/${language}${accountPagePath}` };
      });
    },

    signOutDevice: ({ params }, context) =>
      changeOnce(
        deps,
        context,
        async (tx, { account }, unkept) => {
          if (await signOutDevice(tx, deps, account, params.id)) return {};
          return unkept(fail("DEVICE_UNKNOWN"));
        },
        "always",
      ),

    signOutEverywhere: (_input, context) =>
      changeOnce(
        deps,
        context,
        async (tx, { account, session }) => {
          await signOutEverywhere(tx, deps, account, session);
          return {};
        },
        "always",
      ),

    /**
     * Logs the browser out and removes the cookies of what ended. A page that shows an earlier session logs out nobody
     * else.
     */
    async logOut(_input, context) {
      if (context.showsOtherLogin) return fail("SESSION_ENDED");
      const { accountSession, keptLogin, deviceId, keepAccountSession, keepLogin } = context;
      if (await logOut(deps.database, deps, { accountSession, keptLogin, deviceId })) {
        keepLogin(null);
      }
      keepAccountSession(null);
      return {};
    },

    /**
     * Mails the link that removes the account, so that a person with an open page but without the mailbox cannot remove
     * it.
     */
    askForRemoval: (_input, context) =>
      toldChangeOnce(deps, context, async (tx, { account }) => {
        const { id } = await requestRemoval(tx, deps, account, account.id);
        const kind = `${account.realm}.removal-mail` as const;
        await enqueue(tx, { ...atOnce(deps.clock), kind, payload: { tokenId: id } });
        return {};
      }),
  } satisfies CallHandlers<AccountCalls>;
}
