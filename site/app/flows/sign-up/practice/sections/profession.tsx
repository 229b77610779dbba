import { PhoneField } from "../../../../fields/phone-field.tsx";
import { FormSection } from "../../form-section.tsx";
import { GoOn } from "../../go-on.tsx";
import { DigitsField, IdentifierField } from "../../identifier-fields.tsx";
import { ListField } from "../../list-field.tsx";
import {
  fieldProps,
  listProps,
  type PracticeSectionProps,
  sectionProps,
} from "./practice-section.ts";

/** A health professional's discipline and place of work (S3.036–S3.038, S4.036–S4.039, S4.044–S4.046). */
export function Profession(props: PracticeSectionProps) {
  const { shown } = props;
  if (!shown.has("hcp.discipline")) return null;
  return (
    <FormSection {...sectionProps(props, "profession")}>
      <ListField {...listProps(props, "disciplines", "hcp.discipline")} />
      <GoOn to="profession" />
      {shown.has("hcp.speciality") && (
        <div className="reveal form">
          <ListField {...listProps(props, "specialities", "hcp.speciality")} />
          <GoOn to="profession" />
          {shown.has("hcp.role") && <ListField {...listProps(props, "roles", "hcp.role")} />}
        </div>
      )}
      <IdentifierField {...fieldProps(props, "hcp.hpcsaNumber")} />
      {shown.has("practiceNumber") && (
        <div className="field-pair">
          <DigitsField {...fieldProps(props, "practiceNumber")} />
          <PhoneField {...fieldProps(props, "practicePhone")} autoComplete="work tel" />
        </div>
      )}
    </FormSection>
  );
}
