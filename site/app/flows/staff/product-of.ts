import type { Context } from "@frontdoor/contract/contexts.ts";
import type { Realm } from "@frontdoor/contract/products.ts";

/** The product of an account: patients are in one realm with the practices' people. */
export function productOf({ realm, type }: { realm: Realm; type: string }): Context {
  if (realm === "academic") return "academic";
  return type === "PATIENT" ? "patient" : "practice";
}
