import type { Account } from "../accounts/account-store.ts";

/** Two-step verification by the operator's policy: off, optional or required. */
export const secondFactorPolicies = ["off", "optional", "required"] as const;
export type SecondFactorPolicy = (typeof secondFactorPolicies)[number];

export interface SecondFactor {
  usual: SecondFactorPolicy;
  /** By realm, or by realm and type of account: `practice`, `academic.HOD`. */
  exceptions: Readonly<Record<string, SecondFactorPolicy>>;
}

export interface PolicyDeps {
  config: { secondFactor: SecondFactor };
}

/** The policy for an account: that of its type, otherwise that of its realm, otherwise the general one. */
export function policyFor(
  { config: { secondFactor } }: PolicyDeps,
  { realm, type }: Pick<Account, "realm" | "type">,
): SecondFactorPolicy {
  const { usual, exceptions } = secondFactor;
  return exceptions[`${realm}.${type}`] ?? exceptions[realm] ?? usual;
}
