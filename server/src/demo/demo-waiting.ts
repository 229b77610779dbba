import type { LeadState } from "@frontdoor/contract/products/leads.ts";
import { addHodLink } from "../api/academic/hods.store.ts";
import { addAcademicProfile } from "../api/academic/verify-email/activation.store.ts";
import { addLead } from "../directory/leads/lead-store.ts";
import { addAccount } from "../identity/accounts/account-store.ts";
import type { Transaction } from "../platform/database/database.ts";
import { newId } from "../platform/ids.ts";
import { demoAccount, demoNumber } from "./demo-account.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { academicProfile } from "./demo-profiles.ts";

/** Adds what needs attention at the console: contact requests and a head of department to confirm. */
export async function addDemoWaiting(tx: Transaction, deps: DemoDeps): Promise<void> {
  await addRequest(tx, deps, { name: "Refilwe", surname: "Molefe", state: "phoned" });
  await addRequest(tx, deps, { name: "Pieter", surname: "van der Merwe", state: "new" });
  await addHeadToConfirm(tx, deps);
}

async function addRequest(
  tx: Transaction,
  { clock }: DemoDeps,
  { name, surname, state }: { name: string; surname: string; state: LeadState },
): Promise<void> {
  const now = clock();
  await addLead(tx, {
    id: newId(clock),
    origin: "practice",
    name,
    last_name: surname,
    email: `${name.toLowerCase()}@demo.example`,
    phone_number: demoNumber,
    marketing_consent: false,
    consent_text: null,
    created_at: now,
    state,
    ...(state !== "new" && { state_changed_at: now, state_changed_by: "operator" }),
  });
}

/** Supervisor and head of department have no password, so nobody logs in as one (SEC-A8). */
async function addHeadToConfirm(tx: Transaction, deps: DemoDeps): Promise<void> {
  const add = async (type: "SUPERVISOR" | "HOD", name: string, surname: string) => {
    const email = `${name.toLowerCase()}@demo.example`;
    const person = { realm: "academic", type, email, name, surname, passwordHash: null } as const;
    const account = demoAccount(deps, person);
    await addAccount(tx, account);
    await addAcademicProfile(tx, account.id, academicProfile(type));
    return account.id;
  };
  await addHodLink(tx, {
    id: newId(deps.clock),
    supervisor_id: await add("SUPERVISOR", "Nomsa", "Zwane"),
    hod_id: await add("HOD", "Gideon", "Louw"),
    invite_id: null,
    created_at: deps.clock(),
  });
}
