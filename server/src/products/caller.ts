import { networkOf, staffActor } from "../mechanisms/audit/actor.ts";
import type { Clock } from "../mechanisms/clock.ts";
import type { Database } from "../mechanisms/database/database.ts";
import type { CallContext } from "../mechanisms/http/call-context.ts";
import { findValidKey } from "../records/product-keys/product-keys-store.ts";
import { findStaffByKey } from "../records/staff/staff-store.ts";
import type { ProductContext } from "./product-context.ts";

/** Who asks; null when the key opens nothing. */
export async function callerOf(
  { database, clock }: { database: Database; clock: Clock },
  { bearer, clientAddress }: Pick<CallContext, "bearer" | "clientAddress">,
): Promise<Pick<ProductContext, "holder" | "keyId" | "actor" | "caller"> | null> {
  if (bearer === null) return null;
  const from = networkOf(clientAddress);
  const member = await findStaffByKey(database.kysely, bearer, clock());
  if (member !== null) {
    const caller = { kind: "staff", as: member.role, member } as const;
    const actor = { who: staffActor(member.id), from };
    return { holder: "operator", keyId: member.keyId, actor, caller };
  }
  const key = await findValidKey(database.kysely, bearer);
  if (key === null) return null;
  const { id: keyId, holder } = key;
  const caller =
    holder === "operator"
      ? ({ kind: "installation", as: "owner" } as const)
      : ({ kind: "product", as: holder } as const);
  return { holder, keyId, actor: { who: holder, from }, caller };
}
