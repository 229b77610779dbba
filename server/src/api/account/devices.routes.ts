import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { fail } from "@frontdoor/contract/call.ts";
import { changeOnce } from "../../identity/sessions/reauthentication.ts";
import { signOutDevice } from "../../identity/sessions/sign-out.ts";
import { signOutEverywhere } from "../../identity/sessions/sign-out-everywhere.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import type { Services } from "../../process/services.ts";

export function devicesRoutes(deps: Services) {
  return {
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
  } satisfies CallHandlers<AccountCalls>;
}
