import { academicLabels } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { TextField } from "../../../../fields/text-field.tsx";
import { IdentitySection } from "../../identity-section.tsx";
import { ListField } from "../../list-field.tsx";
import { type AcademicSectionProps, fieldProps, isFaulty, listProps } from "./academic-section.ts";

/** S3.006–S3.009, S4.021, Q115 */
export function Identity(props: AcademicSectionProps) {
  const { form, shown, problems, onChange } = props;
  return (
    <IdentitySection
      label={academicLabels.identityType}
      value={form.identityType}
      faulty={isFaulty(problems, ["idNumber", "passportNumber", "passportCountryId"])}
      onChange={(value) => onChange({ type: "changed", field: "identityType", value })}
    >
      {shown.has("idNumber") ? (
        <TextField
          {...fieldProps(props, "idNumber")}
          hint="13 digits, without spaces"
          inputMode="numeric"
          autoComplete="off"
        />
      ) : (
        <div className="field-pair">
          <TextField
            {...fieldProps(props, "passportNumber")}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <ListField
            {...listProps(props, "countries", "passportCountryId")}
            autoComplete="country"
          />
        </div>
      )}
    </IdentitySection>
  );
}
