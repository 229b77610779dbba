import type { TwoStepPolicy } from "@frontdoor/contract/account/overview.ts";
import type { Account } from "../accounts/account-store.ts";

/** Two-step verification by the operator's policy. */
interface SecondFactor {
  usual: TwoStepPolicy;
  /** By realm, or by realm and type of account: `practice`, `academic.HOD`. */
  exceptions: Readonly<Record<string, TwoStepPolicy>>;
}

export interface PolicyDeps {
  config: { secondFactor: SecondFactor };
}

/** The policy for an account: that of its type, otherwise that of its realm, otherwise the general one. */
export function policyFor(
  { config: { secondFactor } }: PolicyDeps,
  { realm, type }: Pick<Account, "realm" | "type">,
): TwoStepPolicy {
  const { usual, exceptions } = secondFactor;
  return exceptions[`${realm}.${type}`] ?? exceptions[realm] ?? usual;
}
