import { academicLabels } from "@frontdoor/contract/academic/sign-up-rules.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { LookupList } from "../../lookup-list.ts";
import type { AcademicForm, FormField, TextFormField } from "../academic-form.ts";
import type { InviteStanding } from "../academic-invite-terms.ts";
import type { Change, ListName } from "../academic-sign-up.state.ts";

/** What every part of the academic form is drawn from. */
export interface AcademicSectionProps {
  form: AcademicForm;
  problems: Problems;
  shown: ReadonlySet<FormField>;
  inviteStanding: InviteStanding;
  lists: Readonly<Record<ListName, LookupList>>;
  onChange: (change: Change) => void;
  onAskListsAgain: () => void;
}

type TextEvent = { currentTarget: { value: string } };

/** Q049, S3.015: the only fields that may stay empty while they show. */
const optionalFields: ReadonlySet<TextFormField> = new Set<TextFormField>([
  "prNumber",
  "traineePostNumber",
  "registrarAppointmentDate",
]);

/** The props that tie a text or select field to the form. */
export function fieldProps(
  { form, problems, onChange }: AcademicSectionProps,
  field: TextFormField,
) {
  return {
    name: field,
    label: academicLabels[field],
    value: form[field],
    error: problems[field],
    required: !optionalFields.has(field),
    onChange: (event: TextEvent) =>
      onChange({ type: "changed", field, value: event.currentTarget.value }),
  };
}

/** The props of a select over a loaded list. */
export function listProps(props: AcademicSectionProps, list: ListName, field: TextFormField) {
  return {
    ...fieldProps(props, field),
    list: props.lists[list],
    onAskAgain: props.onAskListsAgain,
  };
}

/** Whether one of these fields carries a message. */
export function isFaulty(problems: Problems, fields: readonly FormField[]): boolean {
  return fields.some((field) => problems[field] !== undefined);
}
