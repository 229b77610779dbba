import { useState } from "react";
import { useAudience } from "../../client/audience.ts";
import { IslandPageProvider, useIslandPage } from "../../client/island-page.ts";
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
    const page = useIslandPage();
    const [known, setKnown] = useState(page);
    const { posted, ...unanswered } = known;
    // What was posted is of one product's form, and older than that form's draft when it is chosen again.
    if (posted !== undefined && audience !== page.audience) setKnown(unanswered);
    return (
      <IslandPageProvider value={known}>
        <SignUpScreen audience={audience} isDecided={settled} forms={forms} onChoose={choose} />
      </IslandPageProvider>
    );
  });
}

export default signUpIsland({});
