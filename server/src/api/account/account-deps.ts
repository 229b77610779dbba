import type { Config } from "../../config/config.ts";
import type { AuthenticatorDeps } from "../../identity/login/attempt-records.ts";
import type { PasswordPolicy } from "../../identity/passwords/password-policy.ts";

/** What the calls of account settings are built from. */
export interface AccountDeps extends AuthenticatorDeps {
  config: Pick<
    Config,
    "publicUrl" | "languages" | "products" | "secondFactor" | "singleSignOn" | "whatsapp"
  >;
  passwordPolicy: PasswordPolicy;
}
