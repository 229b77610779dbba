import { fail } from "@frontdoor/contract/call.ts";
import type { PracticeCalls } from "@frontdoor/contract/practice/calls.ts";
import { maskedEmail } from "../../identity/accounts/masked-email.ts";
import { confirmRemoval, removalOf } from "../../identity/removal/removal.ts";
import type { CallHandlers } from "../../platform/calls/call-context.ts";
import { isId } from "../../platform/ids.ts";
import type { Services } from "../../process/services.ts";

/** The confirmation of an account's removal (S7.094–S7.097). */
export function createRequestRemovalService(deps: Services) {
  const { database } = deps;
  return {
    /** Reading changes nothing (SEC-E6); the response does not say why a token is not valid. */
    async validateRemoval({ params: { token } }) {
      const account = await removalOf(database.kysely, deps, token);
      if (account === null) return fail("NOT_FOUND");
      return { userId: account.id, maskedEmail: maskedEmail(account.email) };
    },

    /** The token decides whose account it is; another `userId` is as unknown as another token (SEC-E4). */
    confirmRemoval({ params: { userId, token } }, { once }) {
      return once(async (tx, unkept) => {
        const isArchived =
          isId(userId) && (await confirmRemoval(tx, deps, { accountId: userId, token }));
        if (isArchived) return {};
        return unkept(fail("NOT_FOUND"));
      });
    },
  } satisfies CallHandlers<PracticeCalls>;
}
