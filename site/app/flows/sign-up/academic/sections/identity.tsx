import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { IdentitySection } from "../../identity-section.tsx";
import {
  type AcademicSectionProps,
  fieldProps,
  listProps,
  sectionProps,
} from "./academic-section.ts";

/** S3.006–S3.009, S4.021, Q115 */
export function Identity(props: AcademicSectionProps) {
  return (
    <IdentitySection
      {...sectionProps(props, "identity")}
      label={academicFields.identityType.label}
      value={props.form.identityType}
      onChange={(value) => props.onChange({ type: "changed", field: "identityType", value })}
      idNumber={fieldProps(props, "idNumber")}
      passportNumber={fieldProps(props, "passportNumber")}
      passportCountry={listProps(props, "countries", "passportCountryId")}
    />
  );
}
