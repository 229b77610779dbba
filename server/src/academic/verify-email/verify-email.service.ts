import { timingSafeEqual } from "node:crypto";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { deviceHash } from "../../mechanisms/device/device.ts";
import { canonicalEmail } from "../../mechanisms/identifiers/canonical.ts";
import { consumeToken, peekToken } from "../../mechanisms/tokens/tokens.ts";
import type { AcademicDeps } from "../academic-deps.ts";
import {
  findRegistration,
  findWaiting,
} from "../pending-registrations/pending-registrations.store.ts";
import { activate, NotActivatable } from "./activation.ts";

interface Proof {
  emailAddress: string;
  verificationCode: string;
  /** Whether a person pressed the button. */
  confirm: boolean;
}
type Refusal = Failure<"VERIFICATION_INVALID" | "VERIFICATION_EXPIRED">;

const done = { confirmationNeeded: false };

/** The link of a verification mail (S7.040–S7.042). */
export function createVerifyEmailService(deps: AcademicDeps) {
  const { clock, database } = deps;
  return {
    /**
     * Activates at once in the browser that signed up, elsewhere when a person confirms: a program
     * that scans mail opens the link and changes nothing (SEC-E1). Done again it succeeds (SEC-E2).
     * @param deviceId the device cookie's value, if one came
     */
    async verifyEmail(
      { emailAddress, verificationCode, confirm }: Proof,
      deviceId: string | null,
    ): Promise<{ confirmationNeeded: boolean } | Refusal> {
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
      if (peeked.status !== "live") return fail("VERIFICATION_EXPIRED");
      const isOwnBrowser =
        deviceId !== null && timingSafeEqual(deviceHash(deviceId), registration.device_hash);
      if (!isOwnBrowser && !confirm) return { confirmationNeeded: true };
      return complete(deps, presented);
    },
  };
}

export type VerifyEmailService = ReturnType<typeof createVerifyEmailService>;

async function complete(
  deps: AcademicDeps,
  presented: Parameters<typeof consumeToken>[1],
): Promise<typeof done | Refusal> {
  try {
    return await deps.database.kysely.transaction().execute(async (tx) => {
      const token = await consumeToken(tx, presented);
      // A call beside this one was faster: what it did is done.
      if (token === "used") return done;
      if (typeof token === "string") return fail("VERIFICATION_EXPIRED");
      const pending = await findWaiting(tx, token.subject_id, presented.now);
      if (pending === undefined) return fail("VERIFICATION_EXPIRED");
      await activate(tx, deps, pending);
      return done;
    });
  } catch (error) {
    if (error instanceof NotActivatable) return fail("VERIFICATION_INVALID");
    throw error;
  }
}
