import type { Config } from "../config.ts";
import type { ProofOfWork } from "../mechanisms/proof-of-work/proof-of-work.ts";
import type { AuthenticatorDeps } from "../people/authenticator/attempt-records.ts";
import type { HandOffs } from "../people/hand-off/hand-off.ts";
import type { PasswordPolicy } from "../people/password-policy/password-policy.ts";

/** What the practice/patient API and its outbox handlers are built from. */
export interface PracticeDeps extends AuthenticatorDeps {
  config: Pick<
    Config,
    | "publicUrl"
    | "webhookNetworks"
    | "languages"
    | "secondFactor"
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
