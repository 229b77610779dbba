import type { Config } from "../config.ts";
import type { AuthenticatorDeps } from "../people/authenticator/attempt-records.ts";
import type { PasswordPolicy } from "../people/password-policy/password-policy.ts";

/** What the calls of one's own account are built from. */
export interface AccountDeps extends AuthenticatorDeps {
  config: Pick<Config, "publicUrl" | "languages" | "products" | "secondFactor">;
  passwordPolicy: PasswordPolicy;
}
