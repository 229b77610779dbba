import { TextField } from "../../../../fields/text-field.tsx";
import { FormSection } from "../../form-section.tsx";
import { ListField } from "../../list-field.tsx";
import { type AcademicSectionProps, fieldProps, isFaulty, listProps } from "./academic-section.ts";

/** S3.011–S3.015, S4.022–S4.026 */
export function Discipline(props: AcademicSectionProps) {
  const { shown, problems } = props;
  const faulty = isFaulty(problems, [
    "disciplineId",
    "specialityId",
    "specialityGradeId",
    "hpcsaNumber",
    "prNumber",
  ]);
  return (
    <FormSection id="discipline" title="Your discipline" faulty={faulty}>
      <ListField {...listProps(props, "disciplines", "disciplineId")} />
      {shown.has("specialityId") && (
        <div className="reveal form">
          <ListField {...listProps(props, "specialities", "specialityId")} />
          {shown.has("specialityGradeId") && (
            <ListField {...listProps(props, "grades", "specialityGradeId")} />
          )}
        </div>
      )}
      <div className="field-pair">
        <TextField
          {...fieldProps(props, "hpcsaNumber")}
          hint="Such as MP0123456"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          {...fieldProps(props, "prNumber")}
          hint="7 digits, if you have one"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </FormSection>
  );
}
