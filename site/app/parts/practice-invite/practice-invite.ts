import { products } from "@frontdoor/contract/products.ts";
import { useAddressSecret } from "../../client/address-secret.ts";
import { useLocation, useQuery } from "../../client/location.ts";

/**
 * The code of the practice invite that the address brought, which then leaves the address bar (Q042); empty
 * without one.
 */
export function useInviteCode(): string {
  const { path } = useLocation();
  const name = products.practice.inviteParameter;
  const code = useQuery().get(name) ?? "";
  return useAddressSecret(code, path, name);
}

/**
 * The history state that takes an invite along to another page, whose address then never shows the code.
 */
export function inviteCodeState(code: string): Record<string, string> {
  return { [products.practice.inviteParameter]: code };
}

/**
 * What came of asking for a practice invite (S4.001–S4.006): it can be used, it is taken, or a message says
 * why not.
 */
export type InviteOutcome =
  | { kind: "usable"; invite: { inviteCode: string; userType: string } }
  | { kind: "taken" }
  | { kind: "refused"; message: string };

/** The code of an invite that can be used. */
export function usableCodeOf(outcome: InviteOutcome): string | null {
  return outcome.kind === "usable" ? outcome.invite.inviteCode : null;
}
