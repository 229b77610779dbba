import { storedDataLinkHours } from "@frontdoor/contract/account/account-page.ts";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { holdWhose } from "../../../identity/accounts/find-account.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { announceChange } from "../../../identity/changes/announce-change.ts";
import { takeChange } from "../../../identity/changes/change-limit.ts";
import { askForEmail, takeEmailVerification } from "../../../identity/contact/ask-for-email.ts";
import { hasSettledAddress } from "../../../identity/contact/contact-change-store.ts";
import { mailToken } from "../../../identity/contact/mailed-token.ts";
import { enqueue } from "../../../identity/outbox-jobs.ts";
import { areChangesLocked } from "../../../identity/sessions/reauthentication.ts";
import { audit } from "../../../platform/audit/audit.ts";
import { atSomeMoment } from "../../../platform/outbox/random-delay.ts";
import type { RefusalDeps } from "../../../platform/rate-limits/refusal.ts";
import type { ProductHandlers } from "../product-context.ts";
import { takeSupportMail } from "./support-mail-limit.ts";

type Refusal = Failure<"ACCOUNT_NOT_ACTIVE" | "TOO_MANY_REQUESTS">;
type DataOutcome = { expiresAt: string } | Refusal | Failure<"ADDRESS_NOT_SETTLED">;
type ChangeRefusal = Refusal | Failure<"CHANGES_LOCKED">;

/**
 * Mails that support has sent to a person: only what they could request themselves, and support never sees the content.
 */
export function createSupportMailsService(deps: RefusalDeps) {
  const { clock, keys } = deps;
  return {
    sendReset: ({ body: { reason, ...whose } }, { once, actor }) =>
      once(async (tx): Promise<Record<never, never> | Refusal> => {
        const account = await holdWhose(tx, keys, whose);
        if (account?.status !== "active") return fail("ACCOUNT_NOT_ACTIVE");
        const { id: subjectId, realm, username } = account;
        const refusal = await takeSupportMail(tx, deps, actor, subjectId);
        if (refusal !== null) return refusal;
        await enqueue(tx, {
          ...atSomeMoment(clock),
          kind: `${realm}.reset-requested`,
          payload: { usernameIndexes: usernameIndexes(keys, realm, username) },
        });
        await audit(tx, deps, { kind: "reset-sent", actor, subjectId, realm, details: { reason } });
        return {};
      }),

    /**
     * As the person does it in account settings: the new address counts once its link was opened, and the old address
     * gets a link that reverts the change.
     */
    changeAccountEmail: (
      { body: { reason, emailAddress, ...whose } },
      { once, actor, clientAddress },
    ) =>
      once(async (tx): Promise<Record<never, never> | ChangeRefusal> => {
        const account = await holdWhose(tx, keys, whose);
        if (account?.status !== "active") return fail("ACCOUNT_NOT_ACTIVE");
        if (areChangesLocked(account, clock())) return fail("CHANGES_LOCKED");
        const { id: subjectId, realm } = account;
        const refusal =
          (await takeSupportMail(tx, deps, actor, subjectId)) ??
          (await takeChange(tx, deps, account, { clientAddress })) ??
          (await takeEmailVerification(tx, deps, account));
        if (refusal !== null) return refusal;
        const name = emailAddress.trim();
        const thing = await askForEmail(tx, deps, account, name, null);
        await announceChange(
          tx,
          deps,
          account,
          { kind: "email", thing, name, isAsked: true },
          actor,
        );
        const details = { reason };
        await audit(tx, deps, { kind: "email-change-asked", actor, subjectId, realm, details });
        return {};
      }),

    /**
     * For people who cannot log in, suspended ones too: only to an address that is verified and has been theirs for a
     * while.
     */
    sendStoredData: ({ body: { reason, ...whose } }, { once, actor }) =>
      once(async (tx): Promise<DataOutcome> => {
        const account = await holdWhose(tx, keys, whose);
        if (account === undefined || account.status === "archived") {
          return fail("ACCOUNT_NOT_ACTIVE");
        }
        if (!(await hasSettledAddress(tx, account, clock()))) return fail("ADDRESS_NOT_SETTLED");
        const { id: subjectId, realm } = account;
        const refusal = await takeSupportMail(tx, deps, actor, subjectId);
        if (refusal !== null) return refusal;
        const link = { purpose: "stored-data", hours: storedDataLinkHours } as const;
        const expiresAt = (await mailToken(tx, deps, account, link)).toISOString();
        const details = { reason, endsAt: expiresAt };
        await audit(tx, deps, { kind: "stored-data-sent", actor, subjectId, realm, details });
        return { expiresAt };
      }),
  } satisfies ProductHandlers;
}
