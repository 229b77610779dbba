import { DateField } from "../../../../fields/date-field.tsx";
import { TextField } from "../../../../fields/text-field.tsx";
import { type AcademicSectionProps, fieldProps } from "./academic-section.ts";

/** S3.019, S3.020, S4.027–S4.029, Q049 */
export function Trainee(props: AcademicSectionProps) {
  return (
    <div className="field-pair">
      <TextField {...fieldProps(props, "traineePostNumber")} autoComplete="off" />
      {props.shown.has("registrarAppointmentDate") && (
        <DateField {...fieldProps(props, "registrarAppointmentDate")} />
      )}
    </div>
  );
}
