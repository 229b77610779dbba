import { type Failure, fail } from "@frontdoor/contract/call.ts";
import type { WhoseAccount } from "@frontdoor/contract/products/accounts.ts";
import type { ResentMail } from "@frontdoor/contract/products/support.ts";
import { holdWhose } from "../../../identity/accounts/find-account.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { requestVerification } from "../../../identity/changes/verification-mail-jobs.ts";
import {
  sendVerificationAgain,
  takeEmailVerification,
} from "../../../identity/contact/ask-for-email.ts";
import { areChangesLocked } from "../../../identity/sessions/reauthentication.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { isId } from "../../../platform/ids.ts";
import type { RefusalDeps } from "../../../platform/rate-limits/refusal.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductHandlers } from "../product-context.ts";
import { listWaiting } from "./find-accounts.store.ts";
import { takeSupportMail } from "./support-mail-limit.ts";

type Refusal = Failure<"ACCOUNT_NOT_ACTIVE" | "NOTHING_TO_RESEND" | "TOO_MANY_REQUESTS">;

/** Who waits for a mail, and how it is sent again. */
interface Awaited {
  subjectId: string;
  mail: ResentMail["mail"];
  send(): Promise<"sent" | "refused" | "nothing">;
}

/** Sends a verification mail again: of a registration, or of an account's email address. */
export function createResendService(deps: Services) {
  return {
    resendMail: ({ body: { reason, ...whose } }, { once, actor }) =>
      once(async (tx): Promise<ResentMail | Refusal> => {
        const awaited = (await ofAccount(tx, deps, whose)) ?? (await ofWaiting(tx, deps, whose));
        if ("failure" in awaited) return awaited;
        const { subjectId, mail } = awaited;
        const refusal = await takeSupportMail(tx, deps, actor, subjectId);
        const outcome = refusal === null ? await awaited.send() : "refused";
        if (outcome === "nothing") return fail("NOTHING_TO_RESEND");
        if (outcome === "refused") return refusal ?? fail("TOO_MANY_REQUESTS");
        const details = { mail, reason };
        const { realm } = whose;
        await audit(tx, deps, { kind: "mail-resent", actor, subjectId, realm, details });
        return { mail };
      }),
  } satisfies ProductHandlers;
}

/** Null where there is no account of that name. */
async function ofAccount(
  tx: Transaction,
  deps: RefusalDeps,
  whose: WhoseAccount,
): Promise<Awaited | Refusal | null> {
  const account = await holdWhose(tx, deps.keys, whose);
  if (account === undefined) return null;
  if (account.status !== "active") return fail("ACCOUNT_NOT_ACTIVE");
  if (areChangesLocked(account, deps.clock())) return fail("NOTHING_TO_RESEND");
  const send = async () =>
    (await takeEmailVerification(tx, deps, account)) === null
      ? sendVerificationAgain(tx, deps, account, null)
      : "refused";
  return { subjectId: account.id, mail: "address-proof", send };
}

/** Of several registrations of one address one may be a stranger's: support says which it means by its id. */
async function ofWaiting(
  tx: Transaction,
  deps: RefusalDeps,
  { realm, username }: WhoseAccount,
): Promise<Awaited | Refusal> {
  if (realm !== "academic") return fail("ACCOUNT_NOT_ACTIVE");
  const now = deps.clock();
  const indexes = usernameIndexes(deps.keys, realm, username);
  const of = isId(username) ? { id: username } : { usernameIndexes: indexes };
  const [waiting, another] = await listWaiting(tx, of, now, 2);
  if (waiting === undefined) return fail("ACCOUNT_NOT_ACTIVE");
  if (another !== undefined) return fail("NOTHING_TO_RESEND");
  const { id: pendingId, username_index: address } = waiting;
  return {
    subjectId: pendingId,
    mail: "verification",
    async send() {
      const request = { pendingId, address, clientAddress: null };
      return (await requestVerification(tx, deps, request)) ? "sent" : "refused";
    },
  };
}
