import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { Realm } from "@frontdoor/contract/products.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { PasswordHasher } from "../../platform/hashing/hashing.ts";
import type { KeyedDeps } from "../../platform/keys/keys.ts";
import { findAccountById, holdAccount } from "../accounts/account-store.ts";
import type { Lockout } from "../lockout/lockout.ts";
import { passwordContextOf } from "../passwords/password-context.ts";
import type { PasswordPolicy } from "../passwords/password-policy.ts";
import { consumeToken, peekToken } from "../tokens/tokens.ts";
import { replacePassword } from "./replace-password.ts";

interface ResetDeps extends KeyedDeps {
  database: Database;
  hasher: PasswordHasher;
  lockout: Lockout;
  passwordPolicy: PasswordPolicy;
}

type LinkRefusal = Failure<"RESET_LINK_USED" | "RESET_LINK_EXPIRED" | "RESET_LINK_UNKNOWN">;

const linkRefusals = {
  used: "RESET_LINK_USED",
  expired: "RESET_LINK_EXPIRED",
  unknown: "RESET_LINK_UNKNOWN",
} as const;

/**
 * Sets the new password behind a reset link: the one place that uses a link up; a password that is
 * refused leaves it usable (SEC-C4, SEC-C14). Another realm's link is unknown.
 */
export async function resetByLink(
  deps: ResetDeps,
  realm: Realm,
  { password, token }: { password: string; token: string },
  { once }: Pick<CallContext, "once">,
): Promise<Record<string, never> | LinkRefusal | Failure<"VALIDATION">> {
  const presented = { purpose: "password-reset", realm, rawToken: token } as const;
  const checked = await checkLink(deps, presented, password);
  return once(async (tx, unkept) => {
    if ("failure" in checked) return unkept(checked);
    const { account, passwordHash } = checked;
    await holdAccount(tx, account.id);
    const consumed = await consumeToken(tx, { ...presented, now: deps.clock() });
    if (typeof consumed === "string") return unkept(fail(linkRefusals[consumed]));
    const isDone = await replacePassword(tx, deps, account, { passwordHash, by: "link" });
    return isDone ? {} : fail("RESET_LINK_EXPIRED");
  });
}

/**
 * The username whose password a live link sets; `null` for any other link, or one of another realm. The mail with the
 * link holds the same name. Changes nothing.
 */
export async function usernameOfLink(
  { clock, database: { kysely } }: Pick<ResetDeps, "clock" | "database">,
  realm: Realm,
  rawToken: string,
): Promise<{ username: string | null }> {
  const presented = { purpose: "password-reset", realm, rawToken, now: clock() } as const;
  const peeked = await peekToken(kysely, presented);
  if (peeked.status !== "live") return { username: null };
  const account = await findAccountById(kysely, peeked.row.subject_id);
  return { username: account?.status === "active" ? account.username : null };
}

/** Everything that hashes, before the transaction. */
async function checkLink(
  { clock, database, keys, hasher, passwordPolicy }: ResetDeps,
  presented: { purpose: "password-reset"; realm: Realm; rawToken: string },
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
