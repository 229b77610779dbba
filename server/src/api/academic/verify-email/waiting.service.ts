import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { otherAddressLabels } from "@frontdoor/contract/academic/verify-email-rules.ts";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { isByInvite } from "@frontdoor/contract/roles.ts";
import { canonicalEmail } from "../../../identity/accounts/canonical.ts";
import { usernameIndex, usernameIndexes } from "../../../identity/accounts/username.ts";
import {
  repeatVerification,
  requestVerification,
} from "../../../identity/changes/verification-mail-jobs.ts";
import { deviceHash } from "../../../identity/devices/device.ts";
import { revokeTokens } from "../../../identity/tokens/tokens.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { takeOrRefuse } from "../../../platform/rate-limits/refusal.ts";
import type { Services } from "../../../process/services.ts";
import {
  findWaitingOfDevice,
  moveToAddress,
  type PendingRegistration,
} from "../pending-registrations.store.ts";
import { openRegistration } from "../registration.ts";

/** What a person can do while their registration waits for verification (Q053). */
export function createWaitingService(deps: Services) {
  const { hasher, keys } = deps;
  return {
    /**
     * Sends the mail again, to the registration of this browser, else to the only one of the address. Every address
     * gets the same answer by the same rows: which registration that is, the worker finds out.
     */
    resendVerification({ body: { emailAddress } }, { clientAddress, deviceId, once }) {
      const request = {
        usernameIndexes: usernameIndexes(keys, "academic", emailAddress),
        device: deviceId === null ? null : deviceHash(deviceId),
        clientAddress,
      };
      return once(async (tx, unkept) =>
        (await repeatVerification(tx, deps, request)) ? {} : unkept({}),
      );
    },

    /**
     * Moves this browser's registration to another address, for whoever knows its password. One Argon2
     * is spent whether there is such a registration or not.
     */
    async changeAddress(
      { body: { emailAddress, password, newEmailAddress } },
      { clientAddress, deviceId, once },
    ) {
      const refusal = await takeOrRefuse(deps, "addressChangeByAddress", clientAddress);
      if (refusal !== null) return refusal;
      const pending = await pendingOfBrowser(deps, emailAddress, deviceId);
      const { ok } = await hasher.verify(pending?.password_hash ?? null, password);
      return once(async (tx) => {
        if (pending === undefined || !ok) return fail("BAD_CREDENTIALS");
        const fields = addressProblems(deps, pending, { password, newEmailAddress });
        if (Object.keys(fields).length > 0) return fail("VALIDATION", { fields });
        const to = { email: newEmailAddress.trim(), clientAddress };
        return move(tx, deps, pending.id, to);
      });
    },
  } satisfies CallHandlers<AcademicCalls>;
}

/** The registration that a browser made for an address. */
export async function pendingOfBrowser(
  { clock, database, keys }: Services,
  email: string,
  deviceId: string | null,
): Promise<PendingRegistration | undefined> {
  if (deviceId === null) return undefined;
  return findWaitingOfDevice(database.kysely, {
    usernameIndexes: usernameIndexes(keys, "academic", email),
    device: deviceHash(deviceId),
    now: clock(),
  });
}

/** The rules of the sign-up that look at the address; a head of department's is the one invited (SEC-D5). */
function addressProblems(
  { keys, passwordPolicy }: Services,
  pending: PendingRegistration,
  { password, newEmailAddress }: { password: string; newEmailAddress: string },
): Record<string, string> {
  const { hod, role } = openRegistration(keys, pending);
  const isOwnHod =
    hod !== null &&
    "emailAddress" in hod &&
    canonicalEmail(hod.emailAddress) === canonicalEmail(newEmailAddress);
  if (isByInvite(role) || isOwnHod) {
    return { newEmailAddress: messages.invalidField(otherAddressLabels.newEmailAddress) };
  }
  const problem = passwordPolicy.problem(password, { identifiers: [newEmailAddress], words: [] });
  return problem === null ? {} : { password: problem };
}

/** Moves the registration. Links to the old address are revoked first, so that none can verify the new one. */
async function move(
  tx: Transaction,
  deps: Services,
  pendingId: string,
  { email, clientAddress }: { email: string; clientAddress: string },
): Promise<Record<string, never> | Failure<"BAD_CREDENTIALS">> {
  const purpose = "email-verification";
  await revokeTokens(tx, { purpose, subjectId: pendingId, now: deps.clock() });
  const address = usernameIndex(deps.keys, "academic", email);
  const isMoved = await moveToAddress(tx, pendingId, { email, usernameIndex: address });
  if (!isMoved) return fail("BAD_CREDENTIALS");
  await requestVerification(tx, deps, { pendingId, address, clientAddress });
  await audit(tx, deps, {
    kind: "registration-moved",
    actor: "anonymous",
    subjectId: pendingId,
    realm: "academic",
  });
  return {};
}
