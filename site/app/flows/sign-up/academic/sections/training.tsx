import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { roleTerms } from "@frontdoor/contract/roles.ts";
import { signUpAcademicWords } from "@frontdoor/words/sign-up-academic.ts";
import { RadioGroup } from "../../../../fields/radio-group.tsx";
import { Sentence } from "../../../../ui/sentence.tsx";
import { StatusMessage } from "../../../../ui/status-message.tsx";
import { FormSection } from "../../form-section.tsx";
import { GoOn } from "../../go-on.tsx";
import { ListField } from "../../list-field.tsx";
import { type AcademicSectionProps, listProps, sectionProps } from "./academic-section.ts";
import { HodWarning, type HodWarningProps } from "./hod-warning.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { Supervisor } from "./supervisor.tsx";
import { Trainee } from "./trainee.tsx";

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
          <Institution {...props} />
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

function Institution(props: AcademicSectionProps) {
  return <ListField {...listProps(props, "institutions", "trainingInstitutionId")} />;
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
