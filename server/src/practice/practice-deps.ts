import type { AuthenticatorDeps } from "../mechanisms/authenticator/attempt-records.ts";
import type { Limits } from "../mechanisms/budgets/limits.ts";
import type { HandOffs } from "../mechanisms/hand-off/hand-off.ts";
import type { HttpDeps } from "../mechanisms/http/call-context.ts";
import type { PasswordPolicy } from "../mechanisms/password-policy/password-policy.ts";

/** What the practice/patient API is built from. */
export interface PracticeDeps extends HttpDeps, AuthenticatorDeps {
  limits: Limits;
  handOffs: HandOffs;
  passwordPolicy: PasswordPolicy;
  /** Origin of every link in mails and of our own locations; never taken from a request (SEC-C10). */
  publicUrl: string;
  /** Whether one-time passwords can reach a phone: one constant a deployment (Q073). */
  otpAvailable: boolean;
}

/** Our own login page, where a reset ends (SEC-C7). */
export const practiceLoginPath = "/login/practice";
