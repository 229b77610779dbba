import { loginContextCookie, loginContextMaxAgeSeconds } from "@frontdoor/contract/constants.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";

/** The current value of the login-context cookie (S2.109); `undefined` without one. */
export function readLoginContextCookie(): string | undefined {
  const pair = document.cookie
    .split("; ")
    .find((candidate) => candidate.startsWith(`${loginContextCookie}=`));
  return pair?.slice(loginContextCookie.length + 1);
}

/** Stores the product that was logged in to (S2.112, S2.113); never called for patient (Q020). */
export function saveLoginContextCookie(context: LoginProduct): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const lifetime = `Path=/; Max-Age=${loginContextMaxAgeSeconds}; SameSite=Lax${secure}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older browsers
  document.cookie = `${loginContextCookie}=${context}; ${lifetime}`;
}
