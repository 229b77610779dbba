import type { StaffCalls } from "@frontdoor/contract/staff/calls.ts";
import {
  assertionOptions,
  readAssertion,
  useAssertion,
} from "../../../identity/passkeys/assertion.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { heldMember } from "./held-member.ts";
import { recordRefusal } from "./refused-passkey.ts";
import { welcome } from "./welcome.ts";

const purpose = { kind: "staff-login" } as const;

/** Logging in to the console with a passkey, which asks for a finger, a face or a code itself: both steps in one. */
export function createPasskeyLoginService(deps: ConsoleDeps) {
  const { kysely } = deps.database;
  return {
    /** The same for everybody but for the challenge; nothing is stored. */
    staffPasskeyOptions: async () => ({ options: { ...(await assertionOptions(deps, purpose)) } }),

    /** A passkey of nobody's, a removed one, one of somebody who has ended, and an answer that came twice are one. */
    async staffPasskeyLogin({ body: { passkey: answer } }, context) {
      const assertion = await readAssertion(kysely, deps, "staff_passkeys", answer, purpose);
      const entered =
        assertion &&
        (await kysely.transaction().execute(async (tx) => {
          const member = await heldMember(tx, assertion.ownerId);
          if (member === undefined) return null;
          if (!(await useAssertion(tx, assertion, deps.clock()))) return null;
          return welcome(tx, deps, member, { way: "passkey", context });
        }));
      return entered ?? recordRefusal(deps, context, assertion?.ownerId ?? null);
    },
  } satisfies CallHandlers<StaffCalls>;
}
