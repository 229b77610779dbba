import { academicLabels } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { IdentitySection } from "../../identity-section.tsx";
import { type AcademicSectionProps, fieldProps, listProps } from "./academic-section.ts";

/** S3.006–S3.009, S4.021, Q115 */
export function Identity(props: AcademicSectionProps) {
  return (
    <IdentitySection
      label={academicLabels.identityType}
      value={props.form.identityType}
      onChange={(value) => props.onChange({ type: "changed", field: "identityType", value })}
      idNumber={fieldProps(props, "idNumber")}
      passportNumber={fieldProps(props, "passportNumber")}
      passportCountry={listProps(props, "countries", "passportCountryId")}
    />
  );
}
