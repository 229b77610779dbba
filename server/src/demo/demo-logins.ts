import { addAcademicProfile } from "../api/academic/verify-email/activation.store.ts";
import { addPracticeProfile } from "../api/practice/sign-up/sign-up.store.ts";
import { addAccount, findAccount, setPassword } from "../identity/accounts/account-store.ts";
import { addIdentity } from "../identity/accounts/identity-store.ts";
import { usernameIndexes } from "../identity/accounts/username.ts";
import type { Transaction } from "../platform/database/database.ts";
import { keepSetting, readSetting } from "../platform/database/settings.ts";
import { demoAccount } from "./demo-account.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { type DemoPerson, demoPassword, demoPeople } from "./demo-people.ts";
import { academicProfile, practiceProfile } from "./demo-profiles.ts";

const setting = "demo-people";
/** The stored setting for whether they can log in; none before they were first added. */
const [letIn, keptOut] = ["in", "out"];

/**
 * Adds the demo people, once in the life of a database, or restores the passwords of those who were locked out
 * meanwhile. Removed people stay removed, and a changed password stays.
 */
export async function enableDemoLogins(deps: DemoDeps): Promise<void> {
  const before = await readSetting(deps.database.kysely, setting);
  if (before === letIn) return;
  const hashes = await Promise.all(demoPeople.map(() => deps.hasher.hash(demoPassword)));
  await deps.database.kysely.transaction().execute(async (tx) => {
    await keepSetting(tx, setting, letIn);
    for (const [place, person] of demoPeople.entries()) {
      const passwordHash = hashes[place] ?? null;
      const account = await find(tx, deps, person);
      if (account === undefined && before === undefined) {
        await add(tx, deps, person, passwordHash);
      } else if (account?.password_hash === null && passwordHash !== null) {
        await setPassword(tx, { accountId: account.id, passwordHash, now: deps.clock() });
      }
    }
  });
}

/** Removes the passwords of the demo people: everybody knows them (SEC-A8). */
export async function disableDemoLogins(deps: DemoDeps): Promise<void> {
  if ((await readSetting(deps.database.kysely, setting)) !== letIn) return;
  await deps.database.kysely.transaction().execute(async (tx) => {
    await keepSetting(tx, setting, keptOut);
    for (const person of demoPeople) {
      await tx
        .updateTable("accounts")
        .set({ password_hash: null, updated_at: deps.clock() })
        .where("realm", "=", person.realm)
        .where("username_index", "in", usernameIndexes(deps.keys, person.realm, person.email))
        .execute();
    }
  });
}

function find(tx: Transaction, { keys }: DemoDeps, { realm, email }: DemoPerson) {
  return findAccount(tx, realm, usernameIndexes(keys, realm, email));
}

async function add(
  tx: Transaction,
  deps: DemoDeps,
  person: DemoPerson,
  passwordHash: string | null,
): Promise<void> {
  const account = demoAccount(deps, { ...person, passwordHash });
  await addAccount(tx, account);
  const identity = { type: "IDDOC", number: "8001015009087", passportCountryId: null } as const;
  await addIdentity(tx, deps.keys, account.id, identity);
  if (person.realm === "practice") await addPracticeProfile(tx, account.id, practiceProfile);
  else await addAcademicProfile(tx, account.id, academicProfile(person.type));
}
