import { type PracticeField, practiceLabels } from "@frontdoor/contract/practice/sign-up-rules.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { LookupList } from "../../lookup-list.ts";
import type { PracticeForm } from "../practice-form.ts";
import type { Change, ListName } from "../practice-sign-up.state.ts";

/** What every part of the practice form is drawn from. */
export interface PracticeSectionProps {
  form: PracticeForm;
  problems: Problems;
  shown: ReadonlySet<PracticeField>;
  lists: Readonly<Record<ListName, LookupList>>;
  onChange: (change: Change) => void;
  onAskListsAgain: () => void;
}

type TextField = Exclude<PracticeField, "termsAccepted" | "identityType" | "usernameType">;
type TextEvent = { currentTarget: { value: string } };

/** The props that tie a text or select field to the form: all of them are required while they show. */
export function fieldProps({ form, problems, onChange }: PracticeSectionProps, field: TextField) {
  return {
    name: field,
    label: practiceLabels[field],
    value: form[field],
    error: problems[field],
    required: true,
    onChange: (event: TextEvent) =>
      onChange({ type: "changed", field, value: event.currentTarget.value }),
  };
}

/** The props of a select over a loaded list. */
export function listProps(props: PracticeSectionProps, list: ListName, field: TextField) {
  return {
    ...fieldProps(props, field),
    list: props.lists[list],
    onAskAgain: props.onAskListsAgain,
  };
}

/** Whether one of these fields carries a message. */
export function isFaulty(problems: Problems, fields: readonly PracticeField[]): boolean {
  return fields.some((field) => problems[field] !== undefined);
}
