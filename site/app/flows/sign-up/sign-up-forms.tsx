import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { signUpWords } from "@frontdoor/words/sign-up.ts";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { SignUpFrame } from "./sign-up-frame.tsx";

interface SignUpFormProps {
  selector: ReactNode;
}

/** The registration of each product that has one. */
export type SignUpForms = Readonly<Record<LoginProduct, ComponentType<SignUpFormProps>>>;

/** The forms as they are fetched when their product is chosen: a document carries the one that it is for. */
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

/** Holds the room of a form that is about to come. */
function ComingForm({ selector }: SignUpFormProps) {
  return (
    <SignUpFrame context="" intro={signUpWords.undecidedIntro}>
      {selector}
      <div className="sign-up__undecided" />
    </SignUpFrame>
  );
}
