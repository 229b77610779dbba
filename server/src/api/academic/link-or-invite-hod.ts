import {
  type Account,
  findAccount,
  findAccountById,
} from "../../identity/accounts/account-store.ts";
import { usernameIndexes } from "../../identity/accounts/username.ts";
import { createInvite } from "../../identity/invites/invites.ts";
import { notifyProduct } from "../../integrations/events/product-events.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids.ts";
import { takeRateLimit } from "../../platform/rate-limits/rate-limits.ts";
import type { Services } from "../../process/services.ts";
import { addHodLink } from "./hods.store.ts";
import type { NamedHod } from "./registration.ts";

/**
 * Links a supervisor to the head of department they named; the link waits for that person's confirmation (SEC-D9). A
 * person without an account is invited, and only once the supervisor's own address is verified (SEC-D10). A person with an
 * account of any role is linked, because they could not sign up again. An archived account cannot be linked: the product
 * asks the supervisor for another person.
 */
export async function linkOrInviteHod(
  tx: Transaction,
  deps: Services,
  { supervisorId, hod }: { supervisorId: string; hod: NamedHod },
): Promise<void> {
  const known =
    "accountId" in hod
      ? await findAccountById(tx, hod.accountId)
      : await findAccount(tx, "academic", usernameIndexes(deps.keys, "academic", hod.emailAddress));
  if (known !== undefined) await linkKnown(tx, deps, supervisorId, known);
  else if ("emailAddress" in hod) await invite(tx, deps, supervisorId, hod);
}

async function linkKnown(
  tx: Transaction,
  deps: Services,
  supervisorId: string,
  { id: hodId, status, type }: Account,
): Promise<void> {
  const product = "academic";
  if (status !== "active") {
    await notifyProduct(tx, deps, { product, kind: "hod-missing", subjectId: supervisorId });
    return;
  }
  await addHodLink(tx, { ...newLink(deps, supervisorId), hod_id: hodId, invite_id: null });
  if (type !== "HOD")
    await notifyProduct(tx, deps, { product, kind: "hod-named", subjectId: hodId });
}

/** Invites an address within its rate limit, however many supervisors name it. */
async function invite(
  tx: Transaction,
  deps: Services,
  supervisorId: string,
  { emailAddress: email, name }: { emailAddress: string; name: string },
): Promise<void> {
  const [address] = usernameIndexes(deps.keys, "academic", email);
  const { allowed: isMailed } = await takeRateLimit(tx, deps, "inviteByEmail", address);
  const made = { kind: "academic", email, name, role: "HOD", isMailed } as const;
  const { id } = await createInvite(tx, deps, { ...made, createdBy: supervisorId });
  await addHodLink(tx, { ...newLink(deps, supervisorId), hod_id: null, invite_id: id });
}

const newLink = ({ clock }: Services, supervisorId: string) => ({
  id: newId(clock),
  supervisor_id: supervisorId,
  created_at: clock(),
});
