import type { LoginWay } from "@frontdoor/contract/account/logins.ts";
import { type Acr, acrValues } from "@frontdoor/contract/products/openid.ts";

/** What a client learns about a login: its assurance, and its authentication methods (RFC 8176). */
interface Sureness {
  acr: Acr;
  amr: readonly string[];
}

/** The assurance of each way of logging in. A passkey may be kept on more than one device: `pop`, not `hwk`. */
export const surenessOf: Readonly<Record<LoginWay, Sureness>> = {
  password: { acr: "pwd", amr: ["pwd"] },
  "password-and-code": { acr: "mfa", amr: ["pwd", "otp", "mfa"] },
  "password-and-recovery-code": { acr: "mfa", amr: ["pwd", "otp", "mfa"] },
  passkey: { acr: "phr", amr: ["pop", "user", "mfa"] },
};

/** The error for a client whose request the login does not satisfy (RFC 9470, 5). */
export const unmet = {
  error: "unmet_authentication_requirements",
  error_description: `acr_values: a login here is one of ${acrValues.join(", ")}, as far as the person has set it up`,
} as const;

/** The assurance that a client always requires, as the library stores it. */
export function wantedAcrOf(
  client: { defaultAcrValues?: readonly string[] | undefined } | undefined,
) {
  return client?.defaultAcrValues?.[0] ?? null;
}

/** Values that libraries send by default; every login satisfies them. */
export const metByLogin = ["consent", "select_account"];
