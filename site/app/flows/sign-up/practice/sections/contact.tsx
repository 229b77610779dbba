import { EmailField } from "../../../../fields/email-field.tsx";
import { PhoneField } from "../../../../fields/phone-field.tsx";
import { FormSection } from "../../form-section.tsx";
import { fieldProps, isFaulty, type PracticeSectionProps } from "./practice-section.ts";

/** S3.029, S3.030 */
export function Contact(props: PracticeSectionProps) {
  const faulty = isFaulty(props.problems, ["emailAddress", "cellularNumber"]);
  return (
    <FormSection
      id="contact"
      title="Contact"
      hint="Where a new password reaches you, should you need one."
      faulty={faulty}
    >
      <div className="field-pair">
        <EmailField {...fieldProps(props, "emailAddress")} />
        <PhoneField {...fieldProps(props, "cellularNumber")} autoComplete="tel" />
      </div>
    </FormSection>
  );
}
