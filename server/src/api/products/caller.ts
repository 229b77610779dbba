import { findStaffByKey, type StaffMember } from "../../directory/staff/staff-store.ts";
import { findConsoleSession } from "../../identity/sessions/console-sessions.ts";
import { findValidKey } from "../../integrations/keys/product-keys-store.ts";
import { networkOf, staffActor } from "../../platform/audit/actor.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";
import type { Services } from "../../process/services.ts";
import type { ProductContext } from "./product-context.ts";

/** What finds the caller at one listener. */
export interface CallerDeps extends Services {
  /** Whether keys open anything here: at the console's own address they do not. */
  takesKeys?: boolean;
}

type Known = Pick<ProductContext, "holder" | "keyId" | "actor" | "caller">;

/** The caller, by the key in the request or else by a login to the console; null when neither is valid. */
export async function callerOf(deps: CallerDeps, asking: CallContext) {
  const { database, clock, takesKeys = true } = deps;
  const { bearer, clientAddress } = asking;
  if (bearer === null) return memberAtConsole(deps, asking);
  if (!takesKeys) return null;
  const member = await findStaffByKey(database.kysely, bearer, clock());
  if (member !== null) return asStaff(member, clientAddress);
  const key = await findValidKey(database.kysely, bearer);
  if (key === null) return null;
  const { id: keyId, holder } = key;
  const caller =
    holder === "operator"
      ? ({ kind: "installation", as: "owner" } as const)
      : ({ kind: "product", as: holder } as const);
  return { holder, keyId, actor: { who: holder, from: networkOf(clientAddress) }, caller };
}

async function memberAtConsole(deps: Services, asking: CallContext) {
  const found = await findConsoleSession(deps.database.kysely, deps, asking);
  if (found === null) return null;
  const { session, staff } = found;
  const { id, name, role } = staff;
  const member = { id, name, role, keyId: session.id, keyExpiresAt: session.expires_at };
  return asStaff(member, asking.clientAddress);
}

function asStaff(member: StaffMember, clientAddress: string): Known {
  const actor = { who: staffActor(member.id), from: networkOf(clientAddress) };
  const caller = { kind: "staff", as: member.role, member } as const;
  return { holder: "operator", keyId: member.keyId, actor, caller };
}
