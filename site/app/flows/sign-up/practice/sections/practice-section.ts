import type { FieldEntry } from "@frontdoor/contract/form-fields.ts";
import {
  type PracticeEntered,
  type PracticeField,
  practiceFields,
  practiceSections,
} from "@frontdoor/contract/practice/sign-up-fields.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { isFaulty, type TextFieldOf } from "../../form-table.ts";
import type { LookupList } from "../../lookup-list.ts";
import { hintWhereMissing } from "../../not-kept.ts";
import type { PracticeForm } from "../practice-form.ts";
import type { Change, ListName } from "../practice-sign-up.state.ts";

export interface PracticeSectionProps {
  form: PracticeForm;
  problems: Problems;
  shown: ReadonlySet<PracticeField>;
  lists: Readonly<Record<ListName, LookupList>>;
  /** Something came out of a draft, which keeps no secrets. */
  resumed: boolean;
  onChange: (change: Change) => void;
  onAskListsAgain: () => void;
}

/** The props of a part: what it is called, and whether one of its fields carries a message. */
export function sectionProps(
  { problems }: PracticeSectionProps,
  id: keyof typeof practiceSections,
) {
  return { id, title: practiceSections[id], faulty: isFaulty(practiceFields, id, problems) };
}

type TextField = TextFieldOf<PracticeForm>;
type TextEvent = { currentTarget: { value: string } };

/** The props that tie a text or select field to the form, by its entry in the table. */
export function fieldProps(
  { form, problems, resumed, onChange }: PracticeSectionProps,
  field: TextField,
) {
  const entry: FieldEntry<PracticeEntered> = practiceFields[field];
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

export function listProps(props: PracticeSectionProps, list: ListName, field: TextField) {
  return {
    ...fieldProps(props, field),
    list: props.lists[list],
    onAskAgain: props.onAskListsAgain,
  };
}
