import { type IdentityType, identityTypes } from "@frontdoor/contract/constants.ts";
import { language } from "@frontdoor/words/language.ts";
import { signUpFormWords } from "@frontdoor/words/sign-up-form.ts";
import { RadioGroup } from "../../fields/radio-group.tsx";
import type { TextFieldProps } from "../../fields/text-field.tsx";
import { FormSection, type FormSectionProps } from "./form-section.tsx";
import { GoOn } from "./go-on.tsx";
import { DigitsField, IdentifierField } from "./identifier-fields.tsx";
import { ListField, type ListFieldProps } from "./list-field.tsx";

const { identity: words } = signUpFormWords;

interface IdentitySectionProps extends Pick<FormSectionProps, "id" | "title" | "faulty"> {
  /** The label of the document type. */
  label: string;
  value: IdentityType;
  onChange: (type: IdentityType) => void;
  /** The fields; those of the chosen type are visible. */
  idNumber: TextFieldProps;
  passportNumber: TextFieldProps;
  passportCountry: ListFieldProps;
}

/** The identity document; the same for both sign-ups (S4.021, S4.040–S4.042, Q115). */
export function IdentitySection(props: IdentitySectionProps) {
  const { label, value, onChange, idNumber, passportNumber, passportCountry, ...section } = props;
  return (
    <FormSection {...section} hint={words.hint}>
      <RadioGroup
        name="identityType"
        label={label}
        required
        options={identityTypes.map((type) => ({ value: type, label: words.types[type] }))}
        value={value}
        onChange={onChange}
      />
      <GoOn to={section.id} />
      <div className="reveal form">
        {value === "IDDOC" ? (
          <DigitsField {...idNumber} />
        ) : (
          <div className="field-pair">
            <IdentifierField {...passportNumber} />
            <ListField {...passportCountry} autoComplete="country" optionsLanguage={language.tag} />
          </div>
        )}
      </div>
    </FormSection>
  );
}
