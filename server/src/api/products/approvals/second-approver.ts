import type { Call } from "@frontdoor/contract/call.ts";
import { approvalHours } from "@frontdoor/contract/products/approvals.ts";
import { type ProductCalls, productCalls } from "@frontdoor/contract/products/calls.ts";
import { mayCall } from "@frontdoor/contract/staff/permissions.ts";
import { findSame } from "../../../directory/staff/approval-store.ts";
import { hadTwoOwners } from "../../../directory/staff/list-staff.ts";
import { holdStaff } from "../../../directory/staff/staff-store.ts";
import type { ApprovalInput } from "../../../directory/staff/staff-tables.ts";
import { staffIdOf } from "../../../platform/audit/actor.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductContext } from "../product-context.ts";

export type CallName = keyof ProductCalls;

/** What says where a client may lead people, and what it gets with them. */
export const clientCalls: readonly CallName[] = [
  "addOpenidClient",
  "changeOpenidClient",
  "grantOpenidApi",
];
/** What makes the first owners, before there are two who could agree. */
const firstCalls: readonly CallName[] = ["addStaff", "renewStaffKey"];

/** Whether a call wants a second person even where the operator does with one. */
export function alwaysWantsTwo(name: CallName): boolean {
  const { secondPerson }: Call = productCalls[name];
  return secondPerson === "always";
}

/**
 * Whether a call of staff says where browsers are led that keep a login, or to what API that opens: the client learns
 * names and addresses without anybody being asked, so no member of staff chooses it alone (0077).
 */
export function leadsSignedInBrowsers(
  { config }: Services,
  name: CallName,
  { kind }: ProductContext["caller"],
): boolean {
  return config.singleSignOn !== "off" && kind === "staff" && clientCalls.includes(name);
}

/** Whether a call waits for a second person: not what makes the first two owners, by the installation's key. */
export async function wantsTwo(
  { database, clock }: Services,
  name: CallName,
  { caller, actor }: Pick<ProductContext, "caller" | "actor">,
  { body }: ApprovalInput,
): Promise<boolean> {
  const { secondPerson }: Call = productCalls[name];
  if (secondPerson === undefined || caller.kind === "product") return false;
  if (typeof secondPerson === "object" && !secondPerson.wanted(body as never)) return false;
  const agreedOn = agreedOnBy(name, body);
  if (agreedOn !== null && caller.kind === "staff") {
    const same = { call: name, askedBy: actor.who, input: { body: agreedOn } };
    const row = await findSame(database.kysely, { ...same, state: "confirmed" });
    const since = clock().getTime() - approvalHours * 3_600_000;
    if (row !== undefined && (row.decided_at?.getTime() ?? 0) > since) return false;
  }
  if (caller.kind !== "installation" || !firstCalls.includes(name)) return true;
  return hadTwoOwners(database.kysely, clock());
}

/** What is kept of a call that is agreed on by something in its place; null for the others. */
export function agreedOnBy(name: CallName, body: unknown) {
  const { secondPerson }: Call = productCalls[name];
  if (typeof secondPerson !== "object") return null;
  return secondPerson.agreedOn?.(body as never) ?? null;
}

/** Whether who asked is there and may ask for it. They are held: who ends them at the same time comes before or after. */
export async function mayStillAsk(tx: Transaction, askedBy: string, call: string) {
  const id = staffIdOf(askedBy);
  const member = id === null ? undefined : await holdStaff(tx, id);
  return member !== undefined && mayCall(member.role, call as CallName);
}
