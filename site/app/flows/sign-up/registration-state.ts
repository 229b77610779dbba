import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { type FormLists, type ListAnswered, listsAskedAgain } from "./form-lists.ts";

export type FieldChange<Form> = {
  [Field in keyof Form]: { type: "changed"; field: Field; value: Form[Field] };
}[keyof Form];

/** A correction takes away what was said of the fields that it changes; the others keep their message. */
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

/** A registration whose answer leads nowhere that this site may go. */
export const strayAnswer = { message: standardMessages.communication, problems: {} };

/** Where a registration stands, refusals aside: each form says more of its own. */
export type CommonStep =
  | { at: "editing" }
  | { at: "sending" }
  /** The back end asked for a proof of work, which is under way. */
  | { at: "proving" }
  | { at: "leaving" };

/** What both registrations keep. */
export interface RegistrationState<Form, ListName extends string, Step> {
  form: Form;
  lists: FormLists<ListName>;
  /** What shows beside the fields since the last refusal. */
  problems: Problems;
  step: Step;
  /** Whether the draft was read: before, there is nothing to keep. */
  restored: boolean;
  /** Whether something that a person had entered came out of the draft; what a draft never keeps is missing then. */
  resumed: boolean;
}

/** What happens to both in the same way, whichever fields they have. */
type ProgressEvent =
  | { type: "listsAskedAgain" }
  | { type: "sent" }
  | { type: "proving" }
  | { type: "accepted" }
  /** The person goes elsewhere: whatever was sent is not waited for. */
  | { type: "abandoned" };

/** What happens to both. */
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

/** The state after one of these. */
export function nextProgress<
  State extends { lists: FormLists<string>; problems: Problems; step: unknown },
>(state: State, event: ProgressEvent): State {
  if (event.type === "listsAskedAgain") return { ...state, lists: listsAskedAgain(state.lists) };
  const problems = event.type === "sent" ? {} : state.problems;
  return { ...state, step: { at: steps[event.type] }, problems };
}
