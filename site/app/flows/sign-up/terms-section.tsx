import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import { Checkbox } from "../../fields/checkbox.tsx";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { FormSection } from "./form-section.tsx";

const { terms: words } = signUpFormWords;

interface TermsSectionProps {
  accepted: boolean;
  error: string | undefined;
  onChange: (accepted: boolean) => void;
}

/** The terms, which must be accepted on both sign-ups (S2.133, S2.134, Q063). */
export function TermsSection({ accepted, error, onChange }: TermsSectionProps) {
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
