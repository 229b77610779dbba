import { academicLabels } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { type Failure, fail } from "@frontdoor/contract/call.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import { canonicalEmail } from "../../../identity/accounts/canonical.ts";
import { audit } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import { blindIndex } from "../../../platform/encryption.ts";
import { isId } from "../../../platform/ids.ts";
import type { Services } from "../../../process/services.ts";
import { findHod, type Hod } from "../hods.store.ts";
import type { Registration } from "../registration.ts";
import { wasWarningShown } from "./sign-up.store.ts";

/** A chosen head of department who works elsewhere, and a keyed hash of who chose them. */
export interface HodWarning {
  hodId: string;
  chosenBy: string;
}

/**
 * Whether a person must be asked about the head of department they chose (S4.016–S4.020): that one
 * works in another institution or speciality. Worked out here, whatever the browser found (SEC-D11).
 * @returns `null` without a difference, a failure when there is no such head of department
 */
export async function hodWarningOf(
  { database, keys }: Services,
  { email, hod, profile }: Registration,
): Promise<HodWarning | null | Failure<"VALIDATION">> {
  if (hod === null || !("accountId" in hod)) return null;
  const { accountId: hodId } = hod;
  const chosen = isId(hodId) ? await findHod(database.kysely, hodId) : undefined;
  if (chosen === undefined) {
    return fail("VALIDATION", { fields: { hod: messages.invalidField(academicLabels.hod) } });
  }
  if (!worksElsewhere(chosen, profile)) return null;
  const chosenBy = blindIndex(keys, "hod-warning", `${canonicalEmail(email)}\0${hodId}`);
  return { hodId, chosenBy };
}

/** Whether institution or speciality differ; an unknown institution is no difference (Q055). */
function worksElsewhere(hod: Hod, profile: Registration["profile"]): boolean {
  const isElsewhere =
    hod.trainingInstitutionId !== null &&
    hod.trainingInstitutionId !== profile.trainingInstitutionId;
  return isElsewhere || hod.specialityId !== profile.specialityId;
}

/** Responds with 406 and writes the audit event that the warning was shown (S7.016). */
export async function showWarning(tx: Transaction, deps: Services, warning: HodWarning) {
  await audit(tx, deps, { kind: "hod-warning-shown", ...eventOf(warning) });
  return fail("HOD_UNCONFIRMED");
}

/** Writes the audit event that the choice was confirmed, and whether the warning was shown before (SEC-D11). */
export async function confirmWarning(tx: Transaction, deps: Services, warning: HodWarning) {
  const shown = await wasWarningShown(tx, warning);
  await audit(tx, deps, { kind: "hod-warning-confirmed", ...eventOf(warning, { shown }) });
}

const eventOf = ({ hodId, chosenBy }: HodWarning, more: { shown?: boolean } = {}) =>
  ({
    actor: "anonymous",
    subjectId: hodId,
    realm: "academic",
    details: { chosenBy, ...more },
  }) as const;
