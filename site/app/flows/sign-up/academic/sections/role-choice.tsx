import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { isOffered, type OfferedRole, roleTerms } from "@frontdoor/contract/roles.ts";
import { signUpAcademicWords } from "@frontdoor/words/sign-up-academic.ts";
import { RadioGroup, type RadioOption } from "../../../../fields/radio-group.tsx";
import { Loading } from "../../../../ui/loading.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { TryAgain } from "../../list-field.tsx";
import type { AcademicSectionProps } from "./academic-section.ts";

/** The role in the sector, from the server's list (S4.011–S4.013). */
export function RoleChoice({
  form,
  problems,
  lists,
  onChange,
  onAskListsAgain,
}: AcademicSectionProps) {
  const { roles } = lists;
  switch (roles.is) {
    case "loading":
      return <Loading>{signUpAcademicWords.training.loadingRoles}</Loading>;
    case "failed":
      return (
        <div className="form">
          <Notice kind="error">{roles.message}</Notice>
          <TryAgain onAskAgain={onAskListsAgain} />
        </div>
      );
    case "loaded":
      return (
        <RadioGroup
          name="role"
          label={academicFields.role.label}
          required
          stacked
          options={roles.items.flatMap(({ id }) => optionFor(id))}
          value={isOffered(form.role) ? form.role : ""}
          error={problems.role}
          onChange={(value) => onChange({ type: "changed", field: "role", value })}
        />
      );
    default:
      return roles satisfies never;
  }
}

function optionFor(role: string): RadioOption<OfferedRole>[] {
  if (!isOffered(role)) return [];
  const { label, hint } = roleTerms[role];
  return [{ value: role, label, hint }];
}
