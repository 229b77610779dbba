import type { Context, CurrentContext } from "@frontdoor/contract/contexts.ts";
import { loginProducts } from "@frontdoor/contract/products.ts";
import { signUpWords } from "@frontdoor/words/sign-up.ts";
import { journeys } from "../../journeys.ts";
import { ContextSelector } from "../../parts/context-selector/context-selector.tsx";
import { ProductLinks } from "../../parts/context-selector/product-links.tsx";
import { FindDoctorButton } from "../../parts/find-doctor/find-doctor-button.tsx";
import { ShowIf } from "../../parts/show-if.tsx";
import { UnderConstruction } from "../../parts/under-construction.tsx";
import type { SignUpForms } from "./sign-up-forms.tsx";
import { SignUpFrame } from "./sign-up-frame.tsx";

interface SignUpScreenProps {
  audience: CurrentContext;
  /** False until storage is read: without a product, one may still follow. */
  isDecided: boolean;
  forms: SignUpForms;
  onChoose: (context: Context) => void;
}

/** Sign-up: its content depends on the product (S2.119, S2.122, S2.123, S2.129). */
export function SignUpScreen({ audience, isDecided, forms, onChoose }: SignUpScreenProps) {
  const selector = <ContextSelector value={audience} onChoose={onChoose} />;
  const patientNotice = (
    <ShowIf contexts={["patient"]}>
      <UnderConstruction advice={signUpWords.patient.advice}>
        <p>{signUpWords.patient.atPractice}</p>
        <FindDoctorButton look="secondary" icon="search" />
      </UnderConstruction>
    </ShowIf>
  );
  if (audience === "" && !isDecided) {
    return (
      <SignUpFrame context="" intro={signUpWords.undecidedIntro}>
        {selector}
        {patientNotice}
        <ShowIf contexts={loginProducts}>
          <div className="sign-up__undecided" data-awaits-script="" />
        </ShowIf>
        <ProductLinks to={journeys.signUp.product} />
      </SignUpFrame>
    );
  }
  switch (audience) {
    case "practice":
    case "academic": {
      const Form = forms[audience];
      return <Form selector={selector} />;
    }
    case "patient":
    case "":
      return (
        <SignUpFrame context="patient" intro={signUpWords.patient.intro}>
          {selector}
          {patientNotice}
        </SignUpFrame>
      );
    default:
      return audience satisfies never;
  }
}
