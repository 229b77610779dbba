import type { Context } from "@frontdoor/contract/contexts.ts";
import type { Realm } from "@frontdoor/contract/products.ts";

/** Returns the product of an account. Patients share the practice realm. */
export function productOf({ realm, type }: { realm: Realm; type: string }): Context {
  if (realm === "academic") return "academic";
  return type === "PATIENT" ? "patient" : "practice";
}
