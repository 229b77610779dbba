import type { AcademicEntered } from "@frontdoor/contract/academic/sign-up-entered.ts";
import { academicFields, academicSections } from "@frontdoor/contract/academic/sign-up-fields.ts";
import type { FieldEntry } from "@frontdoor/contract/form-fields.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { isFaulty } from "../../form-table.ts";
import type { LookupList } from "../../lookup-list.ts";
import { hintWhereMissing } from "../../not-kept.ts";
import type { AcademicForm, FormField, TextFormField } from "../academic-form.ts";
import type { InviteStanding } from "../academic-invite-terms.ts";
import type { Change, ListName } from "../academic-sign-up.state.ts";

export interface AcademicSectionProps {
  form: AcademicForm;
  problems: Problems;
  shown: ReadonlySet<FormField>;
  inviteStanding: InviteStanding;
  lists: Readonly<Record<ListName, LookupList>>;
  /** Something came out of a draft, which keeps no secrets. */
  resumed: boolean;
  onChange: (change: Change) => void;
  onAskListsAgain: () => void;
}

type TextEvent = { currentTarget: { value: string } };

/** The props of a part: what it is called, and whether one of its fields carries a message. */
export function sectionProps(
  { problems }: AcademicSectionProps,
  id: keyof typeof academicSections,
) {
  return { id, title: academicSections[id], faulty: isFaulty(academicFields, id, problems) };
}

/** The props that tie a text or select field to the form, by its entry in the table. */
export function fieldProps(
  { form, problems, resumed, onChange }: AcademicSectionProps,
  field: TextFormField,
) {
  const entry: FieldEntry<AcademicEntered> = academicFields[field];
  const { label, optional } = entry;
  const isMissing = resumed && form[field] === "";
  return {
    name: field,
    label,
    hint: isMissing ? hintWhereMissing(entry) : entry.hint,
    value: form[field],
    error: problems[field],
    required: optional !== true,
    onChange: (event: TextEvent) =>
      onChange({ type: "changed", field, value: event.currentTarget.value }),
  };
}

export function listProps(props: AcademicSectionProps, list: ListName, field: TextFormField) {
  return {
    ...fieldProps(props, field),
    list: props.lists[list],
    onAskAgain: props.onAskListsAgain,
  };
}
