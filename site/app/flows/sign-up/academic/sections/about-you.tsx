import { signUpAcademicWords } from "@frontdoor/words/sign-up-academic.ts";
import { EmailField } from "../../../../fields/email-field.tsx";
import { PhoneField } from "../../../../fields/phone-field.tsx";
import { FormSection } from "../../form-section.tsx";
import { NameField } from "../../name-field.tsx";
import { type AcademicSectionProps, fieldProps, sectionProps } from "./academic-section.ts";

/** S3.001, S3.003–S3.005 */
export function AboutYou(props: AcademicSectionProps) {
  return (
    <FormSection {...sectionProps(props, "about-you")}>
      <div className="field-pair">
        <NameField {...fieldProps(props, "name")} autoComplete="given-name" />
        <NameField {...fieldProps(props, "surname")} autoComplete="family-name" />
      </div>
      <div className="field-pair">
        <EmailField
          {...fieldProps(props, "username")}
          hint={signUpAcademicWords.usernameHints[props.inviteStanding]}
          autoComplete="username"
        />
        <PhoneField {...fieldProps(props, "cellPhoneNumber")} autoComplete="tel" />
      </div>
    </FormSection>
  );
}
