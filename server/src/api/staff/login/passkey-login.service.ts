import type { PasskeyLogin } from "@frontdoor/contract/account/passkey-forms.ts";
import type { OwnConsole } from "@frontdoor/contract/staff/session.ts";
import { assertionOptions } from "../../../identity/passkeys/assertion.ts";
import type { CallContext } from "../../../platform/calls/call-context.ts";
import type { ConsoleDeps } from "../console-deps.ts";
import { heldMember } from "./held-member.ts";
import { type PasskeyRefusal, recordRefusal } from "./refused-passkey.ts";
import { readStaffAssertion, useStaffAssertion } from "./staff-assertion.ts";
import { welcome } from "./welcome.ts";

const purpose = { kind: "staff-login" } as const;

/** Logging in to the console with a passkey, which asks for a finger, a face or a code itself: both steps in one. */
export function createPasskeyLoginService(deps: ConsoleDeps) {
  const { kysely } = deps.database;
  return {
    /** The same for everybody but for the challenge; nothing is stored. */
    options: async () => ({ options: { ...(await assertionOptions(deps, purpose)) } }),

    /** A passkey of nobody's, a removed one, one of somebody who has ended, and an answer that came twice are one. */
    async logIn(answer: PasskeyLogin, context: CallContext): Promise<OwnConsole | PasskeyRefusal> {
      const assertion = await readStaffAssertion(kysely, deps, answer, purpose);
      const entered =
        assertion &&
        (await kysely.transaction().execute(async (tx) => {
          const member = await heldMember(tx, assertion.staffId);
          if (member === undefined) return null;
          if (!(await useStaffAssertion(tx, assertion, deps.clock()))) return null;
          return welcome(tx, deps, member, { way: "passkey", context });
        }));
      return entered ?? recordRefusal(deps, context, assertion?.staffId ?? null);
    },
  };
}

export type PasskeyLoginService = ReturnType<typeof createPasskeyLoginService>;
