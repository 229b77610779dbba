import { practiceLabels } from "@frontdoor/contract/practice/sign-up-rules.ts";
import { TextField } from "../../../../fields/text-field.tsx";
import { IdentitySection } from "../../identity-section.tsx";
import { ListField } from "../../list-field.tsx";
import { fieldProps, isFaulty, listProps, type PracticeSectionProps } from "./practice-section.ts";

/** S3.032–S3.035, S4.040–S4.042 */
export function Identity(props: PracticeSectionProps) {
  const { form, problems, onChange } = props;
  return (
    <IdentitySection
      label={practiceLabels.identityType}
      value={form.identityType}
      faulty={isFaulty(problems, ["identityNumber", "passportNumber", "passportCountry"])}
      onChange={(value) => onChange({ type: "changed", field: "identityType", value })}
    >
      {form.identityType === "IDDOC" ? (
        <TextField
          {...fieldProps(props, "identityNumber")}
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
          <ListField {...listProps(props, "countries", "passportCountry")} autoComplete="country" />
        </div>
      )}
    </IdentitySection>
  );
}
