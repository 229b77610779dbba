import { type CurrentContext, realmOf } from "@frontdoor/contract/contexts.ts";
import { journeys } from "../journeys.ts";

interface ForgotPasswordLinkProps {
  to: string;
  context: CurrentContext;
  children: string;
}

/**
 * To the page that asks for a new password (S2.117, Q031). That page knows the product by the tab; without script by its
 * address alone, and chooses the patient's where it names none.
 */
export function ForgotPasswordLink({ to, context, children }: ForgotPasswordLinkProps) {
  const isNamed = import.meta.env.SSR && realmOf(context) === "academic";
  return (
    <>
      <a href={to}>{children}</a>{" "}
      <noscript>
        {isNamed && <a href={journeys.frame.forgotPasswordWithoutScript}>{children}</a>}
      </noscript>
    </>
  );
}
