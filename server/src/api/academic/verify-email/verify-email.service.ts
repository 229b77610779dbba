import { timingSafeEqual } from "node:crypto";
import type { AcademicCalls } from "@frontdoor/contract/academic/calls.ts";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { canonicalEmail } from "../../../identity/accounts/canonical.ts";
import { usernameIndex } from "../../../identity/accounts/username.ts";
import { requestVerification } from "../../../identity/changes/verification-mail-jobs.ts";
import { deviceHash, rememberDevice } from "../../../identity/devices/device.ts";
import { consumeToken, peekToken } from "../../../identity/tokens/tokens.ts";
import type { CallContext, CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Services } from "../../../process/services.ts";
import { findRegistration, findWaiting, hasLostInvite } from "../pending-registrations.store.ts";
import { activate, NotActivatable } from "./activation.ts";
import { isForAddress } from "./link-address.ts";
import { pendingOfBrowser } from "./waiting.service.ts";

type Client = Pick<CallContext, "clientAddress" | "deviceId">;
type Refusal = Failure<"VERIFICATION_INVALID" | "VERIFICATION_EXPIRED" | "INVITE_WITHDRAWN">;

const done = { confirmationNeeded: false };

/** The link of a verification mail (S7.040–S7.042). */
export function createVerifyEmailService(deps: Services) {
  const { clock, database } = deps;
  return {
    /**
     * Activates at once in the browser that signed up, elsewhere when a person confirms: a program
     * that scans mail opens the link and changes nothing (SEC-E1). Done again it succeeds (SEC-E2).
     *
     * A browser with a registration of its own for the address never activates another one: that one is
     * of somebody who typed the address and chose a password that is not this person's.
     *
     * That an invite was withdrawn is told to the holder of a link to its registration, and to nobody else.
     */
    async verifyEmail({ body: { emailAddress, verificationCode, confirm } }, client) {
      const { kysely } = database;
      const presented = {
        purpose: "email-verification",
        realm: "academic",
        rawToken: verificationCode,
        now: clock(),
      } as const;
      const peeked = await peekToken(kysely, presented);
      if (peeked.status === "unknown") return fail("VERIFICATION_INVALID");
      const registration = await findRegistration(kysely, peeked.row.subject_id);
      if (registration === undefined) return fail("VERIFICATION_INVALID");
      if (canonicalEmail(registration.email) !== canonicalEmail(emailAddress)) {
        return fail("VERIFICATION_INVALID");
      }
      if (registration.activated_at !== null) return done;
      const isWaiting = registration.expires_at > clock();
      if (isWaiting && (await hasLostInvite(kysely, registration))) return fail("INVITE_WITHDRAWN");
      if (peeked.status !== "live") return fail("VERIFICATION_EXPIRED");
      const isOwnBrowser = isOf(registration, client);
      if (!isOwnBrowser && (await mailsOwnLink(deps, registration, client))) {
        return fail("VERIFICATION_INVALID");
      }
      if (!isOwnBrowser && !confirm) return { confirmationNeeded: true };
      return complete(deps, presented, registration, isOwnBrowser ? client.deviceId : null);
    },
  } satisfies CallHandlers<AcademicCalls>;
}

function isOf({ device_hash: maker }: { device_hash: Buffer }, { deviceId }: Client): boolean {
  return deviceId !== null && timingSafeEqual(deviceHash(deviceId), maker);
}

/** Mails the link of the registration that this browser made for the same address, if it made one. */
async function mailsOwnLink(
  deps: Services,
  { email }: { email: string },
  { clientAddress, deviceId }: Client,
): Promise<boolean> {
  const own = await pendingOfBrowser(deps, email, deviceId);
  if (own === undefined) return false;
  const address = usernameIndex(deps.keys, "academic", email);
  const request = { pendingId: own.id, address, clientAddress };
  await deps.database.kysely.transaction().execute((tx) => requestVerification(tx, deps, request));
  return true;
}

/** @param ownDeviceId of the browser that signed up: the account knows it from its first login on (SEC-A5) */
async function complete(
  deps: Services,
  presented: Parameters<typeof consumeToken>[1],
  registration: Parameters<typeof hasLostInvite>[1],
  ownDeviceId: string | null,
): Promise<typeof done | Refusal> {
  try {
    return await deps.database.kysely.transaction().execute(async (tx) => {
      const token = await consumeToken(tx, presented);
      // A parallel call has already activated it.
      if (token === "used") return done;
      if (typeof token === "string") return fail("VERIFICATION_EXPIRED");
      const pending = await findWaiting(tx, token.subject_id, presented.now);
      if (pending === undefined || !isForAddress(token, pending)) {
        return fail("VERIFICATION_EXPIRED");
      }
      await activate(tx, deps, pending);
      if (ownDeviceId !== null) {
        const index = usernameIndex(deps.keys, "academic", pending.email);
        const known = { usernameIndex: index, deviceId: ownDeviceId };
        await rememberDevice(tx, { realm: "academic", ...known }, presented.now);
      }
      return done;
    });
  } catch (error) {
    if (!(error instanceof NotActivatable)) throw error;
    const isLost = await hasLostInvite(deps.database.kysely, registration);
    return fail(isLost ? "INVITE_WITHDRAWN" : "VERIFICATION_INVALID");
  }
}
