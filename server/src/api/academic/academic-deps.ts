import type { AcademicRole } from "@frontdoor/contract/roles.ts";
import type { Config } from "../../config/config.ts";
import type { HandOffs } from "../../identity/hand-off/hand-off.ts";
import type { AuthenticatorDeps } from "../../identity/login/attempt-records.ts";
import type { PasswordPolicy } from "../../identity/passwords/password-policy.ts";
import type { ProofOfWork } from "../../platform/proof-of-work/proof-of-work.ts";

/** What the academic API and its outbox handlers are built from. */
export interface AcademicDeps extends AuthenticatorDeps {
  config: Pick<
    Config,
    "publicUrl" | "webhookNetworks" | "languages" | "secondFactor" | "singleSignOn"
  >;
  handOffs: HandOffs;
  passwordPolicy: PasswordPolicy;
  proofOfWork: ProofOfWork;
}

/** Our own page that waits for a verification of the address (Q053), or with a code carries it (Q074). */
export function verifyEmailPath(query: {
  email: string;
  role: AcademicRole;
  verificationCode?: string;
}): string {
  return `/verifyEmail?${new URLSearchParams(query)}`;
}
