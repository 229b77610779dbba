import { usernameTypes } from "@frontdoor/contract/constants.ts";
import { practiceFields } from "@frontdoor/contract/practice/sign-up-fields.ts";
import { signUpPracticeWords } from "@frontdoor/words/sign-up-practice.ts";
import { PasswordPair } from "../../../../fields/new-password-fields.tsx";
import { RadioGroup } from "../../../../fields/radio-group.tsx";
import { TextField } from "../../../../fields/text-field.tsx";
import { FormSection } from "../../form-section.tsx";
import { GoOn } from "../../go-on.tsx";
import { fieldProps, type PracticeSectionProps, sectionProps } from "./practice-section.ts";

/** S3.025, S3.026, S3.042–S3.046 */
export function Credentials(props: PracticeSectionProps) {
  const { form, shown, onChange } = props;
  return (
    <FormSection {...sectionProps(props, "credentials")}>
      <RadioGroup
        name="usernameType"
        label={practiceFields.usernameType.label}
        required
        stacked
        options={usernameTypes.map((value) => ({
          value,
          label: signUpPracticeWords.usernameTypes[value],
        }))}
        value={form.usernameType}
        onChange={(value) => onChange({ type: "changed", field: "usernameType", value })}
      />
      <GoOn to="credentials" />
      {shown.has("username") && (
        <div className="reveal form">
          <TextField
            {...fieldProps(props, "username")}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
      )}
      <PasswordPair which="password" propsOf={(name) => fieldProps(props, name)} />
    </FormSection>
  );
}
