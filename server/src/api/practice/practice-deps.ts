import type { Config } from "../../config/config.ts";
import type { HandOffs } from "../../identity/hand-off/hand-off.ts";
import type { AuthenticatorDeps } from "../../identity/login/attempt-records.ts";
import type { PasswordPolicy } from "../../identity/passwords/password-policy.ts";
import type { ProofOfWork } from "../../platform/proof-of-work/proof-of-work.ts";

/** What the practice/patient API and its outbox handlers are built from. */
export interface PracticeDeps extends AuthenticatorDeps {
  config: Pick<
    Config,
    | "publicUrl"
    | "webhookNetworks"
    | "languages"
    | "secondFactor"
    | "singleSignOn"
    | "sms"
    | "inbox"
    | "kiosk"
    | "contactTo"
  >;
  handOffs: HandOffs;
  passwordPolicy: PasswordPolicy;
  proofOfWork: ProofOfWork;
}

/** Our own login page, where a reset ends (SEC-C7). */
export const practiceLoginPath = "/login/practice";

/** Whether a one-time password reaches anybody: by a gateway, or in the inbox that captures it (Q073). */
export function isOtpAvailable({ config }: Pick<PracticeDeps, "config">): boolean {
  return config.sms !== null || config.inbox;
}
