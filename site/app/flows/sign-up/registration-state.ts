import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { type FormLists, type ListAnswered, listsAskedAgain } from "./form-lists.ts";

export type FieldChange<Form> = {
  [Field in keyof Form]: { type: "changed"; field: Field; value: Form[Field] };
}[keyof Form];

/** A correction clears the errors of the fields that it changes, and no others. */
export function problemsKept<Form extends object>(
  problems: Problems,
  before: Form,
  form: Form,
): Problems {
  const kept = Object.entries(problems).filter(
    ([field]) => Reflect.get(form, field) === Reflect.get(before, field),
  );
  return Object.fromEntries(kept);
}

/** The error for a `location` that this site may not go to. */
export const strayAnswer = { message: standardMessages.communication, problems: {} };

/** The steps of both registrations; each adds its own refusals. */
export type CommonStep =
  | { at: "editing" }
  | { at: "sending" }
  /** A required proof of work is being computed. */
  | { at: "proving" }
  | { at: "leaving" };

export interface RegistrationState<Form, ListName extends string, Step> {
  form: Form;
  lists: FormLists<ListName>;
  /** The errors at the fields since the last refusal. */
  problems: Problems;
  step: Step;
  /** Whether the draft was read; until then nothing is stored. */
  restored: boolean;
  /** Whether the draft held entered values; fields that drafts never store are then empty. */
  resumed: boolean;
}

/** Events handled the same in both, whatever their fields. */
type ProgressEvent =
  | { type: "listsAskedAgain" }
  | { type: "sent" }
  | { type: "proving" }
  | { type: "accepted" }
  /** The person left; the pending call was aborted. */
  | { type: "abandoned" };

export type RegistrationEvent<Form, ListName extends string> =
  | { type: "restored"; values: Partial<Form>; resumed: boolean }
  | ListAnswered<ListName>
  | ProgressEvent;

const steps = {
  sent: "sending",
  proving: "proving",
  accepted: "leaving",
  abandoned: "editing",
} as const;

export function nextProgress<
  State extends { lists: FormLists<string>; problems: Problems; step: unknown },
>(state: State, event: ProgressEvent): State {
  if (event.type === "listsAskedAgain") return { ...state, lists: listsAskedAgain(state.lists) };
  const problems = event.type === "sent" ? {} : state.problems;
  return { ...state, step: { at: steps[event.type] }, problems };
}
