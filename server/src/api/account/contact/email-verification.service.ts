import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import { type Failure, fail, isFailure } from "@frontdoor/contract/call.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { firstLanguage } from "@frontdoor/words/languages.ts";
import { findAccountById, holdAccount } from "../../../identity/accounts/account-store.ts";
import { maskedUsername } from "../../../identity/accounts/masked-username.ts";
import { announceChange } from "../../../identity/changes/announce-change.ts";
import { settleEmail, verifyAddress } from "../../../identity/changes/verify-email.ts";
import { findEmailChange, removeWaiting } from "../../../identity/contact/contact-change-store.ts";
import { otherOwner } from "../../../identity/contact/email-verification-mail.ts";
import { refuseEmail } from "../../../identity/contact/verification-store.ts";
import { resetPage, startReset } from "../../../identity/recovery/reset-link.ts";
import { areChangesLocked } from "../../../identity/sessions/reauthentication.ts";
import { consumeToken, peekToken } from "../../../identity/tokens/tokens.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { CallContext, CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Db, Transaction } from "../../../platform/database/database.ts";
import { retryOnUniqueViolation } from "../../../platform/database/retry-on-unique-violation.ts";
import type { Services } from "../../../process/services.ts";
import { type OpenLink, opensWithoutLogin, verificationNext } from "./verification-browser.ts";

const purpose = "email-proof";

type Browser = Pick<CallContext, "once" | "deviceId" | "accountSession" | "language">;
type Refusal = Failure<"CHANGE_LINK_INVALID" | "CHANGES_LOCKED" | "SESSION_ENDED">;

/** The calls of the page behind a verification link: what it shows, the verification, and the refusal. */
export function createEmailVerificationService(deps: Services) {
  const { clock, database } = deps;

  async function open(db: Db, rawToken: string): Promise<OpenLink | null> {
    const peeked = await peekToken(db, { purpose, rawToken, now: clock() });
    if (peeked.status !== "live") return null;
    const { row: link } = peeked;
    const account = await findAccountById(db, link.subject_id);
    if (account?.status !== "active") return null;
    if (typeof link.data.change !== "string") return { link, account, change: null };
    const change = await findEmailChange(db, link.data.change);
    return change?.changed_at === null ? { link, account, change } : null;
  }

  /** The same with the account locked. */
  async function hold(tx: Transaction, rawToken: string): Promise<OpenLink | null> {
    const peeked = await peekToken(tx, { purpose, rawToken, now: clock() });
    if (peeked.status !== "live") return null;
    await holdAccount(tx, peeked.row.subject_id);
    return open(tx, rawToken);
  }

  async function settle(tx: Transaction, { account, change }: OpenLink, deviceId: string | null) {
    if (change === null) return verifyAddress(tx, deps, account, deviceId);
    await settleEmail(tx, deps, account, change, deviceId);
    const told = { kind: "email", thing: change.id, name: change.new_email } as const;
    await announceChange(tx, deps, account, told);
  }

  return {
    /** What the link would do in this browser, and for which account: the reader of the mail may not know it. */
    async readEmailVerification({ body: { token: rawToken } }, browser) {
      return database.kysely.transaction().execute(async (tx) => {
        const opened = await open(tx, rawToken);
        if (opened === null) return fail("CHANGE_LINK_INVALID");
        const { account, change } = opened;
        return {
          address: change?.new_email ?? account.email,
          isNew: change !== null,
          product: account.realm,
          username: maskedUsername(account.username),
          since: account.created_at.toISOString(),
          next: await verificationNext(tx, deps, opened, browser),
          opensAt: opensWithoutLogin(opened)?.toISOString() ?? null,
        };
      });
    },

    /**
     * Verifies the address. Where that takes a new password, the response leads to its page and is not stored for
     * repeated requests.
     */
    verifyEmailAddress: ({ body: { token: rawToken } }, browser) =>
      retryOnUniqueViolation(() =>
        browser.once<{ location?: string } | Refusal>(async (tx, unkept) => {
          const outcome = await press(tx, rawToken, browser);
          const isKept = !isFailure(outcome) && outcome.location === undefined;
          return isKept ? outcome : unkept(outcome);
        }),
      ),

    /**
     * Reports that the account does not belong to the reader of the address: nothing is verified, and no link goes there again.
     */
    refuseEmailVerification: ({ body: { token: rawToken } }, { once }) =>
      once<Record<string, never> | Failure<"CHANGE_LINK_INVALID">>(async (tx, unkept) => {
        const opened = await hold(tx, rawToken);
        const consumed =
          opened === null ? "unknown" : await consumeToken(tx, { purpose, rawToken, now: clock() });
        if (opened === null || typeof consumed === "string")
          return unkept(fail("CHANGE_LINK_INVALID"));
        const { id: accountId, realm } = opened.account;
        if (opened.change !== null) await removeWaiting(tx, "email_changes", accountId);
        else await refuseEmail(tx, { accountId, now: clock() });
        const event = { kind: "email-refused", actor: "anonymous", subjectId: accountId, realm };
        await audit(tx, deps, event);
        return {};
      }),
  } satisfies CallHandlers<AccountCalls>;

  async function press(tx: Transaction, rawToken: string, browser: Browser) {
    const opened = await hold(tx, rawToken);
    if (opened === null) return fail("CHANGE_LINK_INVALID");
    const { account, change } = opened;
    if (areChangesLocked(account, clock())) return fail("CHANGES_LOCKED");
    const email = change?.new_email ?? account.email;
    if ((await otherOwner(tx, deps.keys, { ...account, email })) !== undefined) {
      return fail("CHANGE_LINK_INVALID");
    }
    const next = await verificationNext(tx, deps, opened, browser);
    if (next === "log-in") return fail("SESSION_ENDED");
    const consumed = await consumeToken(tx, { purpose, rawToken, now: clock() });
    if (typeof consumed === "string") return fail("CHANGE_LINK_INVALID");
    if (next === "new-password") {
      const reset = await startReset(tx, deps, account);
      const page = resetPage(account.realm, reset);
      return { location: pathIn(browser.language ?? firstLanguage, page) };
    }
    await settle(tx, opened, browser.deviceId);
    return {};
  }
}
