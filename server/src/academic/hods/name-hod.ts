import { usernameIndexes } from "../../mechanisms/accounts/username.ts";
import { takeBudget } from "../../mechanisms/budgets/budgets.ts";
import type { Transaction } from "../../mechanisms/database/database.ts";
import { newId } from "../../mechanisms/ids.ts";
import { createInvite } from "../../mechanisms/invites/invites.ts";
import type { AcademicDeps } from "../academic-deps.ts";
import type { NamedHod } from "../pending-registrations/registration.ts";
import { addHodLink, findHod, findHodByAddress } from "./hods.store.ts";

/**
 * Links a supervisor to the head of department they named, pending until that person confirms it
 * (SEC-D9). Whoever has no account yet is invited only now, when the supervisor's own address is
 * proven (SEC-D10); however many supervisors name an address, it gets no more mail than its budget.
 */
export async function nameHod(
  tx: Transaction,
  deps: AcademicDeps,
  { supervisorId, hod }: { supervisorId: string; hod: NamedHod },
): Promise<void> {
  const { clock, keys } = deps;
  const link = { id: newId(clock), supervisor_id: supervisorId, created_at: clock() };
  const known =
    "accountId" in hod
      ? await findHod(tx, hod.accountId)
      : await findHodByAddress(tx, usernameIndexes(keys, "academic", hod.emailAddress));
  if (known !== undefined) {
    await addHodLink(tx, { ...link, hod_id: known.accountId, invite_id: null });
    return;
  }
  if ("accountId" in hod) return;
  const [address] = usernameIndexes(keys, "academic", hod.emailAddress);
  const { allowed } = await takeBudget(tx, deps, "inviteByEmail", address);
  const invite = await createInvite(tx, deps, {
    kind: "academic",
    email: hod.emailAddress,
    name: hod.name,
    role: "HOD",
    createdBy: supervisorId,
    isMailed: allowed,
  });
  await addHodLink(tx, { ...link, hod_id: null, invite_id: invite.id });
}
