import type { LoginWay } from "@frontdoor/contract/account/logins.ts";
import { type Acr, acrValues } from "@frontdoor/contract/products/openid.ts";

/** What a client is told of a login: how sure it is, and what it was made of (RFC 8176). */
interface Sureness {
  acr: Acr;
  amr: readonly string[];
}

/** How each way of logging in counts. A passkey may be kept in more than one device: `pop`, not `hwk`. */
export const surenessOf: Readonly<Record<LoginWay, Sureness>> = {
  password: { acr: "pwd", amr: ["pwd"] },
  "password-and-code": { acr: "mfa", amr: ["pwd", "otp", "mfa"] },
  "password-and-recovery-code": { acr: "mfa", amr: ["pwd", "otp", "mfa"] },
  passkey: { acr: "phr", amr: ["pop", "user", "mfa"] },
};

/** The error that a client is told whose request a login does not meet (RFC 9470, 5). */
export const unmet = {
  error: "unmet_authentication_requirements",
  error_description: `acr_values: a login here is one of ${acrValues.join(", ")}, as far as the person has set it up`,
} as const;

/** What a client always wants, as the library keeps it. */
export function wantedAcrOf(
  client: { defaultAcrValues?: readonly string[] | undefined } | undefined,
) {
  return client?.defaultAcrValues?.[0] ?? null;
}

/** Values that libraries send by default; every login meets them. */
export const metByLogin = ["consent", "select_account"];
