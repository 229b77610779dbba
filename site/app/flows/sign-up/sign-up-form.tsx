import type { Problems } from "@frontdoor/contract/problems.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import type { FormEvent, ReactNode, Ref } from "react";
import { useIslandPage } from "../../client/island-page.ts";
import { Checkbox } from "../../fields/checkbox.tsx";
import { PostedFields } from "../../fields/posted-fields.tsx";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { journeys } from "../../journeys.ts";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { StatusMessage } from "../../ui/status-message.tsx";
import { FormSection } from "./form-section.tsx";
import { MailedLinkOffer } from "./go-on.tsx";
import type { FieldChange } from "./registration-state.ts";
import type { SectionProgress } from "./section-progress.ts";
import { ProgressBar } from "./sign-up-progress.tsx";
import { useFormProgress } from "./use-form-progress.ts";

export interface SignUpFormProps {
  context: LoginProduct;
  ref: Ref<HTMLFormElement>;
  signUp: {
    /** While the registration is being sent, it cannot be sent again. */
    step: { at: string };
    form: { termsAccepted: boolean };
    problems: Problems;
  };
  progress: readonly SectionProgress[];
  onChange: (change: FieldChange<{ termsAccepted: boolean }>) => void;
  onSubmit: () => void;
  /** The sections above the terms. */
  children: ReactNode;
}

/** The form of every sign-up: progress, sections, terms and the submit button. */
export function SignUpForm(props: SignUpFormProps) {
  const { context, ref, signUp, progress, onChange, onSubmit, children } = props;
  const { step, form, problems } = signUp;
  const busy = step.at === "sending" || step.at === "proving" || step.at === "leaving";
  const reporting = useFormProgress(context, busy);
  const { audience } = useIslandPage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <>
      <ProgressBar sections={progress} />
      <form
        ref={ref}
        className="sign-up__form"
        method="post"
        // A form that was chosen in the document of another product is sent to its own, where no script sends it.
        action={audience === context ? undefined : journeys.signUp.product[context]}
        noValidate
        {...reporting}
        onSubmit={submit}
      >
        <PostedFields />
        {children}
        <TermsSection
          accepted={form.termsAccepted}
          error={problems.termsAccepted}
          onChange={(value) => onChange({ type: "changed", field: "termsAccepted", value })}
        />
        {/* Without script errors are shown above the form, but "Continue" jumps below them. */}
        <SubmitButton state={busy ? "loading" : "ready"} formAction="#main">
          {signUpFormWords.submit}
        </SubmitButton>
        {/* Explains the delay, visibly and for screen readers. */}
        <StatusMessage kind="note">
          {step.at === "proving" && signUpFormWords.proving}
        </StatusMessage>
        {/* Not directly after the button: without-script.css hides the button that a noscript follows. */}
        <MailedLinkOffer />
      </form>
    </>
  );
}

const { terms: words } = signUpFormWords;

interface TermsSectionProps {
  accepted: boolean;
  error: string | undefined;
  onChange: (accepted: boolean) => void;
}

/** The terms, which must be accepted on both sign-ups (S2.133, S2.134, Q063). */
function TermsSection({ accepted, error, onChange }: TermsSectionProps) {
  return (
    <FormSection id="terms" title={words.heading} faulty={error !== undefined}>
      <Checkbox
        name="termsAccepted"
        required
        checked={accepted}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        <Sentence
          text={words.accept}
          parts={{ terms: <LegalButton document="terms">{words.terms}</LegalButton> }}
        />
      </Checkbox>
    </FormSection>
  );
}
