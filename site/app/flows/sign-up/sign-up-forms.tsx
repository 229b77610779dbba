import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { signUpWords } from "@frontdoor/words/sign-up.ts";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { SignUpFrame } from "./sign-up-frame.tsx";

interface SignUpFormProps {
  selector: ReactNode;
}

/** The registration of each product that has one. */
export type SignUpForms = Readonly<Record<LoginProduct, ComponentType<SignUpFormProps>>>;

/** Each product's form, loaded when it is chosen; a document includes the form of its own product. */
export const fetchedForms: SignUpForms = {
  practice: fetched(() => import("./practice/practice-sign-up.tsx")),
  academic: fetched(() => import("./academic/academic-sign-up.tsx")),
};

function fetched(
  load: () => Promise<{ default: ComponentType<SignUpFormProps> }>,
): ComponentType<SignUpFormProps> {
  const Form = lazy(load);
  return function FetchedForm({ selector }) {
    return (
      <Suspense fallback={<ComingForm selector={selector} />}>
        <Form selector={selector} />
      </Suspense>
    );
  };
}

/** Reserves the space of a loading form. */
function ComingForm({ selector }: SignUpFormProps) {
  return (
    <SignUpFrame context="" intro={signUpWords.undecidedIntro}>
      {selector}
      <div className="sign-up__undecided" />
    </SignUpFrame>
  );
}
