import { isContext, resolveSignUpContext } from "@frontdoor/contract/contexts.ts";
import { type AudienceHandle, useAudience } from "../../client/audience.tsx";
import { accountPages } from "../../content/account-pages.ts";
import type { AccountHandle } from "../../parts/account-frame/account-frame.ts";
import { SignUpScreen } from "./sign-up.screen.tsx";

/**
 * S2.120, S2.121; the cookie is not asked (Q016). Before the stored context is known, an address that
 * names no product shows none: what is not yet decided must not be seen to change.
 */
export const handle: AudienceHandle & AccountHandle = {
  audience: ({ signupContext }, { stored }) => {
    const isUndecided = !isContext(signupContext) && stored === undefined;
    return isUndecided ? "" : resolveSignUpContext(signupContext, isContext(stored) ? stored : "");
  },
  frame: "wide",
};

export const meta = () => accountPages.signUp;

/** Sign-up (S2.006, S2.119–S2.135). */
export default function SignUpRoute() {
  const { audience, settled, choose } = useAudience();
  return <SignUpScreen audience={audience} isDecided={settled} onChoose={choose} />;
}
