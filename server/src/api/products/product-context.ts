import type { Handlers } from "@frontdoor/contract/call.ts";
import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { KeyHolder } from "@frontdoor/contract/products/keys.ts";
import type { Caller } from "@frontdoor/contract/staff/permissions.ts";
import type { StaffMember } from "../../directory/staff/staff-store.ts";
import type { KeyActor } from "../../platform/audit/actor.ts";
import type { CallContext } from "../../platform/calls/call-context.ts";

/** The caller, as the permissions know them. */
export type KnownCaller =
  | { kind: "product"; as: Caller }
  | { kind: "installation"; as: "owner" }
  | { kind: "staff"; as: Caller; member: StaffMember };

/** What a handler of this API gets beside a {@link CallContext}: the caller and their key. */
export interface ProductContext extends CallContext {
  /** The product whose rows it may touch; `operator` for staff and the installation's key, who may touch all. */
  holder: KeyHolder;
  keyId: string;
  /** For the audit. */
  actor: KeyActor;
  /** The caller, as the permissions name it. */
  caller: KnownCaller;
}

/** The handlers of some of this API's calls. */
export type ProductHandlers = Partial<Handlers<ProductCalls, ProductContext>>;
