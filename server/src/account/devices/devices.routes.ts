import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { fail, type Handlers } from "@frontdoor/contract/call.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import { changeOnce } from "../../people/changes/authorise.ts";
import { signOutDevice } from "../../people/logins/sign-out-device.ts";
import { signOutEverywhere } from "../../people/logins/sign-out-everywhere.ts";
import type { AccountDeps } from "../account-deps.ts";

export function devicesRoutes(
  deps: AccountDeps,
): Pick<Handlers<AccountCalls, CallContext>, "signOutDevice" | "signOutEverywhere"> {
  return {
    signOutDevice: ({ params }, context) =>
      changeOnce(
        deps,
        context,
        async (tx, { account }, leaveNoReply) => {
          if (await signOutDevice(tx, deps, account, params.id)) return {};
          leaveNoReply();
          return fail("DEVICE_UNKNOWN");
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
  };
}
