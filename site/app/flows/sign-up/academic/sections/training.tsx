import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { roleTerms } from "@frontdoor/contract/roles.ts";
import { signUpAcademicWords } from "@frontdoor/words/sign-up-academic.ts";
import { DateField } from "../../../../fields/date-field.tsx";
import { RadioGroup } from "../../../../fields/radio-group.tsx";
import { TextField } from "../../../../fields/text-field.tsx";
import { Sentence } from "../../../../ui/sentence.tsx";
import { StatusMessage } from "../../../../ui/status-message.tsx";
import { FormSection } from "../../form-section.tsx";
import { GoOn } from "../../go-on.tsx";
import { ListField } from "../../list-field.tsx";
import {
  type AcademicSectionProps,
  fieldProps,
  listProps,
  sectionProps,
} from "./academic-section.ts";
import { HodField } from "./hod-field.tsx";
import { HodWarning, type HodWarningProps } from "./hod-warning.tsx";
import { RoleChoice } from "./role-choice.tsx";

const { training: words } = signUpAcademicWords;

/** Whether a person works in the academic sector, and the fields that depend on it (S4.009–S4.013, S4.027–S4.031). */
export function Training(props: HodWarningProps) {
  const { form, shown, problems, inviteStanding, onChange } = props;
  return (
    <FormSection {...sectionProps(props, "training")} hint={words.hint}>
      {shown.has("academicSector") ? (
        <RadioGroup
          name="academicSector"
          label={academicFields.academicSector.label}
          hint={academicFields.academicSector.hint}
          required
          options={[
            { value: "Yes", label: words.inSector.Yes },
            { value: "No", label: words.inSector.No },
          ]}
          value={form.academicSector}
          error={problems.academicSector}
          onChange={(value) => onChange({ type: "changed", field: "academicSector", value })}
        />
      ) : (
        <InvitedRole {...props} />
      )}
      <GoOn to="training" />
      {shown.has("trainingInstitutionId") && (
        <div className="reveal form">
          <ListField {...listProps(props, "institutions", "trainingInstitutionId")} />
          {shown.has("role") && <RoleChoice {...props} />}
          <GoOn to="training" />
          <Trainee {...props} />
          <Supervisor {...props} />
        </div>
      )}
      <StatusMessage kind="note">{inviteStanding === "otherRole" && words.otherRole}</StatusMessage>
      {shown.has("confirmedHod") && <HodWarning {...props} />}
    </FormSection>
  );
}

/** Q047: the invite has fixed the role. */
function InvitedRole({ form: { role } }: AcademicSectionProps) {
  return (
    <p>
      <Sentence
        text={words.invitedRole}
        parts={{
          label: academicFields.role.label,
          role: <strong>{role !== "" && roleTerms[role].label}</strong>,
        }}
      />
    </p>
  );
}

/** S3.019, S3.020, S4.027–S4.029, Q049 */
function Trainee(props: AcademicSectionProps) {
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

/** S3.021–S3.024, S4.030, S4.031 */
function Supervisor(props: AcademicSectionProps) {
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
