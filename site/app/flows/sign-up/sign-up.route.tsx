import { useAudience } from "../../client/audience.ts";
import { island } from "../../island/island.tsx";
import { SignUpScreen } from "./sign-up.screen.tsx";
import { fetchedForms, type SignUpForms } from "./sign-up-forms.tsx";

/**
 * Sign-up (S2.006, S2.119–S2.135).
 * @param own the form included in the document; the others are loaded when chosen
 */
export function signUpIsland(own: Partial<SignUpForms>) {
  const forms = { ...fetchedForms, ...own };
  return island(function SignUpRoute() {
    const { audience, settled, choose } = useAudience();
    return <SignUpScreen audience={audience} isDecided={settled} forms={forms} onChoose={choose} />;
  });
}

export default signUpIsland({});
