import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { TextField } from "../../../../fields/text-field.tsx";
import { type AcademicSectionProps, fieldProps } from "./academic-section.ts";
import { HodField } from "./hod-field.tsx";

/** S3.021–S3.024, S4.030, S4.031 */
export function Supervisor(props: AcademicSectionProps) {
  const { form, problems, shown } = props;
  return (
    <>
      {shown.has("clinicalUnit") && (
        <TextField {...fieldProps(props, "clinicalUnit")} autoComplete="off" />
      )}
      {shown.has("hod") && (
        <HodField label={academicFields.hod.label} hod={form.hod} error={problems.hod} />
      )}
    </>
  );
}
