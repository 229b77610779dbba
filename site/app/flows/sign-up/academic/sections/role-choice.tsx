import { academicLabels } from "@frontdoor/contract/academic/sign-up-rules.ts";
import { RadioGroup, type RadioOption } from "../../../../fields/radio-group.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Loading } from "../../../../ui/loading.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import type { AcademicSectionProps } from "./academic-section.ts";

type OfferedRole = "TRAINEE" | "SUPERVISOR";

const words: Record<OfferedRole, { label: string; hint: string }> = {
  TRAINEE: { label: "Trainee", hint: "You log procedures" },
  SUPERVISOR: { label: "Supervisor", hint: "You sign them off" },
};

/** The role in the sector, from the list that is served (S4.011–S4.013). */
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
      return <Loading>Loading the roles</Loading>;
    case "failed":
      return (
        <div className="form">
          <Notice kind="error">{roles.message}</Notice>
          <Button look="secondary" onClick={onAskListsAgain}>
            Try again
          </Button>
        </div>
      );
    case "loaded":
      return (
        <RadioGroup
          name="role"
          label={academicLabels.role}
          required
          stacked
          options={roles.items.flatMap(({ id }) => optionFor(id))}
          value={form.role === "HOD" ? "" : form.role}
          error={problems.role}
          onChange={(value) => onChange({ type: "changed", field: "role", value })}
        />
      );
    default:
      return roles satisfies never;
  }
}

function optionFor(role: string): RadioOption<OfferedRole>[] {
  return role === "TRAINEE" || role === "SUPERVISOR" ? [{ value: role, ...words[role] }] : [];
}
