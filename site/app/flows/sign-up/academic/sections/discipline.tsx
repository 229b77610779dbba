import { FormSection } from "../../form-section.tsx";
import { GoOn } from "../../go-on.tsx";
import { DigitsField, IdentifierField } from "../../identifier-fields.tsx";
import { ListField } from "../../list-field.tsx";
import {
  type AcademicSectionProps,
  fieldProps,
  listProps,
  sectionProps,
} from "./academic-section.ts";

/** S3.011–S3.015, S4.022–S4.026 */
export function Discipline(props: AcademicSectionProps) {
  const { shown } = props;
  return (
    <FormSection {...sectionProps(props, "discipline")}>
      <ListField {...listProps(props, "disciplines", "disciplineId")} />
      <GoOn to="discipline" />
      {shown.has("specialityId") && (
        <div className="reveal form">
          <ListField {...listProps(props, "specialities", "specialityId")} />
          <GoOn to="discipline" />
          {shown.has("specialityGradeId") && (
            <ListField {...listProps(props, "grades", "specialityGradeId")} />
          )}
        </div>
      )}
      <div className="field-pair">
        <IdentifierField {...fieldProps(props, "hpcsaNumber")} />
        <DigitsField {...fieldProps(props, "prNumber")} />
      </div>
    </FormSection>
  );
}
