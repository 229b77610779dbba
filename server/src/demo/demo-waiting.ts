import type { LeadState } from "@frontdoor/contract/products/leads.ts";
import { addHodLink } from "../api/academic/hods.store.ts";
import { addAcademicProfile } from "../api/academic/verify-email/activation.store.ts";
import { addLead } from "../directory/leads/lead-store.ts";
import { addAccount } from "../identity/accounts/account-store.ts";
import { tellProduct } from "../integrations/events/product-events.ts";
import { noteTry } from "../integrations/webhooks/delivery-store.ts";
import { addWebhook } from "../integrations/webhooks/webhook-store.ts";
import type { Transaction } from "../platform/database/database.ts";
import { newId } from "../platform/ids.ts";
import { demoAccount, demoNumber } from "./demo-account.ts";
import type { DemoDeps } from "./demo-deps.ts";
import { academicProfile } from "./demo-profiles.ts";

/** Adds what waits for somebody at the console: contact requests, a head to confirm, an event that no webhook took. */
export async function addDemoWaiting(tx: Transaction, deps: DemoDeps): Promise<void> {
  await addRequest(tx, deps, { name: "Refilwe", surname: "Molefe", state: "phoned" });
  await addRequest(tx, deps, { name: "Pieter", surname: "van der Merwe", state: "new" });
  await addHeadToConfirm(tx, deps);
  await addFailedDelivery(tx, deps);
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

/** Supervisor and head have no password: nobody logs in as one (SEC-A8). */
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

/** Of an account that is gone; no receiver is at that address. */
async function addFailedDelivery(tx: Transaction, deps: DemoDeps): Promise<void> {
  const product = "patient";
  const url = "https://updates.demo.example/frontdoor";
  const { id } = await addWebhook(tx, deps, { product, url });
  const subjectId = newId(deps.clock);
  await tellProduct(tx, deps, { product, kind: "account-archived", subjectId });
  const now = deps.clock();
  const delivery = await tx
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("webhook_id", "=", id)
    .executeTakeFirstOrThrow();
  await noteTry(tx, { id: delivery.id, status: 503, now });
  await tx
    .updateTable("outbox")
    .set({ state: "dead", attempts: 1, done_at: now, last_error: "503" })
    .where("id", "=", delivery.id)
    .execute();
}
