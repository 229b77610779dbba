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

/** The calls that decide to which addresses a client may redirect people, and what it learns about them. */
export const clientCalls: readonly CallName[] = [
  "addOpenidClient",
  "changeOpenidClient",
  "grantOpenidApi",
];
/** The calls that make the first owners, before two of them exist. */
const firstCalls: readonly CallName[] = ["addStaff", "renewStaffKey"];

/** Whether a call needs a second person even where the operator requires only one. */
export function alwaysWantsTwo(name: CallName): boolean {
  const { secondPerson }: Call = productCalls[name];
  return secondPerson === "always";
}

/**
 * Whether a call of staff decides where browsers with a kept login are redirected, or which API that opens. The client
 * then learns names and addresses without a question to the person, so no member of staff decides it alone (0077).
 */
export function leadsSignedInBrowsers(
  { config }: Services,
  name: CallName,
  { kind }: ProductContext["caller"],
): boolean {
  return config.singleSignOn !== "off" && kind === "staff" && clientCalls.includes(name);
}

/**
 * Whether a call waits for a second person. Calls by which the installation's key makes the first two owners do not.
 */
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

/**
 * Whether the requester is still active and may make this call. Their row is locked, so that removing them cannot
 * happen halfway through.
 */
export async function mayStillAsk(tx: Transaction, askedBy: string, call: string) {
  const id = staffIdOf(askedBy);
  const member = id === null ? undefined : await holdStaff(tx, id);
  return member !== undefined && mayCall(member.role, call as CallName);
}
