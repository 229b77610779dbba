import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { signUpAcademicWords } from "@frontdoor/words/sign-up-academic.ts";
import { Checkbox } from "../../../../fields/checkbox.tsx";
import { TextField } from "../../../../fields/text-field.tsx";
import { type AcademicSectionProps, fieldProps } from "./academic-section.ts";
import { HodField } from "./hod-field.tsx";
import { HodWarning } from "./hod-warning.tsx";

export interface SupervisorProps extends AcademicSectionProps {
  /** A new object whenever the server asks whether the HOD is meant. */
  hodQuestion: { message: string } | null;
}

/** S3.021–S3.024, S4.016–S4.020, S4.030, S4.031 */
export function Supervisor(props: SupervisorProps) {
  const { form, problems, shown, hodQuestion, onChange } = props;
  return (
    <>
      {shown.has("clinicalUnit") && (
        <TextField {...fieldProps(props, "clinicalUnit")} autoComplete="off" />
      )}
      {shown.has("hod") && (
        <HodField label={academicFields.hod.label} hod={form.hod} error={problems.hod} />
      )}
      {shown.has("confirmedHod") && (
        <HodWarning question={hodQuestion}>
          <Checkbox
            name="confirmedHod"
            required
            checked={form.confirmedHod}
            error={problems.confirmedHod}
            onChange={(event) =>
              onChange({
                type: "changed",
                field: "confirmedHod",
                value: event.currentTarget.checked,
              })
            }
          >
            {signUpAcademicWords.hod.confirm}
          </Checkbox>
        </HodWarning>
      )}
    </>
  );
}
