import { PasswordPair } from "../../../../fields/new-password-fields.tsx";
import { FormSection } from "../../form-section.tsx";
import { type AcademicSectionProps, fieldProps, sectionProps } from "./academic-section.ts";

/** S3.002, S3.016 */
export function Password(props: AcademicSectionProps) {
  return (
    <FormSection {...sectionProps(props, "your-password")}>
      <PasswordPair which="password" propsOf={(name) => fieldProps(props, name)} />
    </FormSection>
  );
}
