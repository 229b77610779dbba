import { DateField } from "../../../../fields/date-field.tsx";
import { TextField } from "../../../../fields/text-field.tsx";
import { type AcademicSectionProps, fieldProps } from "./academic-section.ts";

/** S3.019, S3.020, S4.027–S4.029, Q049 */
export function Trainee(props: AcademicSectionProps) {
  const { shown } = props;
  if (!shown.has("traineePostNumber") && !shown.has("registrarAppointmentDate")) return null;
  return (
    <div className="field-pair">
      {shown.has("traineePostNumber") && (
        <TextField {...fieldProps(props, "traineePostNumber")} autoComplete="off" />
      )}
      {shown.has("registrarAppointmentDate") && (
        <DateField {...fieldProps(props, "registrarAppointmentDate")} />
      )}
    </div>
  );
}
