import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { maskedEmail } from "../../identity/accounts/masked-email.ts";
import { confirmRemoval, removalOf } from "../../identity/removal/removal.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import { isId } from "../../platform/ids.ts";
import type { PracticeDeps } from "./practice-deps.ts";

/** The confirmation of an account's removal (S7.094–S7.097). */
export function createRequestRemovalService(deps: PracticeDeps) {
  const { database } = deps;
  return {
    /** Reading changes nothing (SEC-E6); why a token is not valid is not told. */
    async validate(
      token: string,
    ): Promise<{ userId: string; maskedEmail: string } | Failure<"NOT_FOUND">> {
      const account = await removalOf(database.kysely, deps, token);
      if (account === null) return fail("NOT_FOUND");
      return { userId: account.id, maskedEmail: maskedEmail(account.email) };
    },

    /** The token decides whose account it is; another `userId` is as unknown as another token (SEC-E4). */
    confirm(
      { userId, token }: { userId: string; token: string },
      { once }: Pick<CallContext, "once">,
    ): Promise<Record<string, never> | Failure<"NOT_FOUND">> {
      return once(async (tx, leaveNoReply) => {
        const isArchived =
          isId(userId) && (await confirmRemoval(tx, deps, { accountId: userId, token }));
        if (isArchived) return {};
        leaveNoReply();
        return fail("NOT_FOUND");
      });
    },
  };
}

export type RequestRemovalService = ReturnType<typeof createRequestRemovalService>;
