import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import type { ReactNode } from "react";
import { InviteRoom } from "../../parts/invite-room.tsx";
import { SignUpForm, type SignUpFormProps } from "./sign-up-form.tsx";
import { SignUpFrame } from "./sign-up-frame.tsx";
import { ProgressRail } from "./sign-up-progress.tsx";

export interface RegistrationScreenProps extends Omit<SignUpFormProps, "children" | "context"> {
  /** The product selector, above the form. */
  selector: ReactNode;
}

interface RegistrationProps extends RegistrationScreenProps {
  context: LoginProduct;
  intro: string;
  /** Whether a valid invite filled the form in. */
  hasInvite: boolean;
  error: ReactNode;
  /** Replaces a form that cannot be filled in. */
  unavailable?: ReactNode;
  children: ReactNode;
}

/** A product's registration: the progress on one side; errors, product and form on the other. */
export function Registration(props: RegistrationProps) {
  const { context, intro, hasInvite, error, unavailable, selector, children, ...form } = props;
  return (
    <SignUpFrame
      context={context}
      intro={intro}
      progress={<ProgressRail sections={form.progress} />}
      note={signUpFormWords.note}
    >
      <InviteRoom isUsable={hasInvite}>{error}</InviteRoom>
      {selector}
      {unavailable || (
        <SignUpForm {...form} context={context}>
          {children}
        </SignUpForm>
      )}
    </SignUpFrame>
  );
}
