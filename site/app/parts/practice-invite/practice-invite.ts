import { products } from "@frontdoor/contract/products.ts";
import { useAddressSecret } from "../../client/address-secret.ts";
import { useLocation, useQuery } from "../../client/location.ts";

/** The practice invite code from the address, which it is removed from (Q042); empty without one. */
export function useInviteCode(): string {
  const { path } = useLocation();
  const name = products.practice.inviteParameter;
  const code = useQuery().get(name) ?? "";
  return useAddressSecret(code, path, name);
}

/** The state of a practice invite (S4.001–S4.006): valid, taken, or a message why not. */
export type InviteOutcome =
  | { kind: "usable"; invite: { inviteCode: string; userType: string } }
  | { kind: "taken" }
  | { kind: "refused"; message: string };

export function usableCodeOf(outcome: InviteOutcome): string | null {
  return outcome.kind === "usable" ? outcome.invite.inviteCode : null;
}

/** Lets the page's links no longer pass an invite on that cannot be used (`page-shell/pass-invite.ts`). */
export function forgetUnusable(outcome: InviteOutcome): void {
  if (outcome.kind !== "usable") passNoInvite();
}

/** As told by a refusal that says to sign up without the invite: the header's Signup leads there. */
export function passNoInvite(): void {
  document.documentElement.dataset.invite = "left";
}
