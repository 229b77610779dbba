import { resolveSignUpContext } from "@frontdoor/contract/contexts.ts";
import type { AccountHandle } from "../../client/account-frame.ts";
import { type AudienceHandle, useAudience } from "../../client/audience.tsx";
import { useEarlyChoice } from "../../client/early-input.ts";
import { accountPages } from "../../content/account-pages.ts";
import { SignUpScreen } from "./sign-up.screen.tsx";
import "./sign-up.css";

/** S2.120, S2.121; the cookie is not asked (Q016). */
export const handle: AudienceHandle & AccountHandle = {
  audience: (params, { stored }) => resolveSignUpContext(params.signupContext, stored ?? ""),
  frame: "wide",
};

export const meta = () => accountPages.signUp;

/** Sign-up (S2.006, S2.119–S2.135). */
export default function SignUpRoute() {
  const { audience, choose } = useAudience();
  useEarlyChoice();
  return <SignUpScreen audience={audience} onChoose={choose} />;
}
