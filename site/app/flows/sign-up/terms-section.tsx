import { Checkbox } from "../../fields/checkbox.tsx";
import { LegalButton } from "../../parts/terms/legal-button.tsx";
import { FormSection } from "./form-section.tsx";

interface TermsSectionProps {
  accepted: boolean;
  error: string | undefined;
  onChange: (accepted: boolean) => void;
}

/** The terms, which must be ticked on both sign-ups (S2.133, S2.134, Q063). */
export function TermsSection({ accepted, error, onChange }: TermsSectionProps) {
  return (
    <FormSection id="terms" title="Terms" faulty={error !== undefined}>
      <Checkbox
        name="termsAccepted"
        required
        checked={accepted}
        error={error}
        onChange={(event) => onChange(event.currentTarget.checked)}
      >
        I have read and accept the <LegalButton document="terms">Terms and Conditions</LegalButton>
      </Checkbox>
    </FormSection>
  );
}
