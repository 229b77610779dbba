import { signUpPracticeWords } from "@frontdoor/words/sign-up-practice.ts";
import { EmailField } from "../../../../fields/email-field.tsx";
import { PhoneField } from "../../../../fields/phone-field.tsx";
import { FormSection } from "../../form-section.tsx";
import { fieldProps, type PracticeSectionProps, sectionProps } from "./practice-section.ts";

/** S3.029, S3.030; the field that is the username is marked as such for password managers (S3.044, S3.045). */
export function Contact(props: PracticeSectionProps) {
  const { usernameType } = props.form;
  return (
    <FormSection {...sectionProps(props, "contact")} hint={signUpPracticeWords.contactHint}>
      <div className="field-pair">
        <EmailField
          {...fieldProps(props, "emailAddress")}
          autoComplete={usernameType === "EMAIL" ? "username" : "email"}
        />
        <PhoneField
          {...fieldProps(props, "cellularNumber")}
          autoComplete={usernameType === "CELLULAR" ? "username" : "tel"}
        />
      </div>
    </FormSection>
  );
}
