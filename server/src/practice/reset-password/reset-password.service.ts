import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { findAccountById } from "../../mechanisms/accounts/account-store.ts";
import { passwordContextOf } from "../../mechanisms/accounts/password-context.ts";
import { replacePassword } from "../../mechanisms/accounts/replace-password.ts";
import type { CallContext } from "../../mechanisms/http/call-context.ts";
import { consumeToken, peekToken } from "../../mechanisms/tokens/tokens.ts";
import type { PracticeDeps } from "../practice-deps.ts";

type LinkRefusal = Failure<"RESET_LINK_USED" | "RESET_LINK_EXPIRED" | "RESET_LINK_UNKNOWN">;

const linkRefusals = {
  used: "RESET_LINK_USED",
  expired: "RESET_LINK_EXPIRED",
  unknown: "RESET_LINK_UNKNOWN",
} as const;

/** The new password behind a reset link (S7.071–S7.073). */
export function createResetPasswordService(deps: PracticeDeps) {
  return {
    /** The one place that uses a link up; a password that is refused leaves it usable (SEC-C4, SEC-C14). */
    async processReset(
      { password, token }: { password: string; token: string },
      { once }: Pick<CallContext, "once">,
    ): Promise<Record<string, never> | LinkRefusal | Failure<"VALIDATION">> {
      const presented = { purpose: "password-reset", realm: "practice", rawToken: token } as const;
      const proven = await prove(deps, presented, password);
      return once(async (tx) => {
        if ("failure" in proven) return proven;
        const { account, passwordHash } = proven;
        const consumed = await consumeToken(tx, { ...presented, now: deps.clock() });
        if (typeof consumed === "string") return fail(linkRefusals[consumed]);
        const isDone = await replacePassword(tx, deps, account, { passwordHash, by: "link" });
        return isDone ? {} : fail("RESET_LINK_EXPIRED");
      });
    },
  };
}

export type ResetPasswordService = ReturnType<typeof createResetPasswordService>;

/** Everything that hashes, before the transaction. */
async function prove(
  { clock, database, keys, hasher, passwordPolicy }: PracticeDeps,
  presented: { purpose: "password-reset"; realm: "practice"; rawToken: string },
  password: string,
) {
  const { kysely } = database;
  const peeked = await peekToken(kysely, { ...presented, now: clock() });
  if (peeked.status !== "live") return fail(linkRefusals[peeked.status]);
  const account = await findAccountById(kysely, peeked.row.subject_id);
  if (account === undefined) return fail("RESET_LINK_UNKNOWN");
  const context = await passwordContextOf(kysely, keys, account);
  const problem = passwordPolicy.problem(password, context);
  if (problem !== null) return fail("VALIDATION", { fields: { password: problem } });
  return { account, passwordHash: await hasher.hash(password) };
}
