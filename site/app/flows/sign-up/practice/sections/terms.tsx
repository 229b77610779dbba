import { Checkbox } from "../../../../fields/checkbox.tsx";
import { LegalButton } from "../../../../parts/terms/legal-button.tsx";
import { FormSection } from "../../form-section.tsx";
import type { PracticeSectionProps } from "./practice-section.ts";

/** The terms, which must be ticked (S2.133, S2.134, Q063). */
export function Terms({ form, problems, onChange }: PracticeSectionProps) {
  return (
    <FormSection id="terms" title="Terms" faulty={problems.termsAccepted !== undefined}>
      <Checkbox
        name="termsAccepted"
        required
        checked={form.termsAccepted}
        error={problems.termsAccepted}
        onChange={(event) =>
          onChange({ type: "changed", field: "termsAccepted", value: event.currentTarget.checked })
        }
      >
        I have read and accept the <LegalButton document="terms">Terms and Conditions</LegalButton>
      </Checkbox>
    </FormSection>
  );
}
