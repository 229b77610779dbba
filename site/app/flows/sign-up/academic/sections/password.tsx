import { PasswordField } from "../../../../fields/password-field.tsx";
import { FormSection } from "../../form-section.tsx";
import { type AcademicSectionProps, fieldProps, sectionProps } from "./academic-section.ts";

/** S3.002, S3.016 */
export function Password(props: AcademicSectionProps) {
  return (
    <FormSection {...sectionProps(props, "your-password")}>
      <PasswordField
        {...fieldProps(props, "password")}
        which="password"
        autoComplete="new-password"
        rules
      />
      <PasswordField
        {...fieldProps(props, "confirmPassword")}
        which="confirmPassword"
        autoComplete="new-password"
      />
    </FormSection>
  );
}
