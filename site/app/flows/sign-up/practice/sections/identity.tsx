import { practiceFields } from "@frontdoor/contract/practice/sign-up-fields.ts";
import { IdentitySection } from "../../identity-section.tsx";
import {
  fieldProps,
  listProps,
  type PracticeSectionProps,
  sectionProps,
} from "./practice-section.ts";

/** S3.032–S3.035, S4.040–S4.042 */
export function Identity(props: PracticeSectionProps) {
  return (
    <IdentitySection
      {...sectionProps(props, "identity")}
      label={practiceFields.identityType.label}
      value={props.form.identityType}
      onChange={(value) => props.onChange({ type: "changed", field: "identityType", value })}
      idNumber={fieldProps(props, "identityNumber")}
      passportNumber={fieldProps(props, "passportNumber")}
      passportCountry={listProps(props, "countries", "passportCountry")}
    />
  );
}
