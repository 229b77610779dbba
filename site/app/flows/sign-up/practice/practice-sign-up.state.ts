import { standardMessages } from "@frontdoor/contract/errors.ts";
import {
  type PracticeField,
  practiceFormProblems,
} from "@frontdoor/contract/practice/sign-up-rules.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { InviteOutcome } from "../../../client/practice-invite.ts";
import type { CallError } from "../../../client/send.ts";
import {
  type FormLists,
  type LookupList,
  listsAskedAgain,
  loadingList,
  maybeOffers,
} from "../lookup-list.ts";
import { changePracticeField, placePracticeProblems } from "./practice-fields.ts";
import {
  emptyPracticeForm,
  type PracticeForm,
  type TakenOverInvite,
  toPracticeUser,
} from "./practice-form.ts";

export type ListName = "countries" | "disciplines" | "specialities" | "roles";

/** Where the registration stands. Every refusal is a new object, so that its message takes focus again. */
export type SignUpStep =
  | { at: "editing" }
  | { at: "refused"; message: string; isUsernameTaken?: boolean }
  | { at: "sending" }
  | { at: "leaving" };

export interface PracticeSignUp extends FormLists<ListName> {
  form: PracticeForm;
  /** What shows beside the fields since the last refusal. */
  problems: Problems;
  step: SignUpStep;
  invite: TakenOverInvite;
  /** Whether the draft was read: before, there is nothing to keep. */
  restored: boolean;
}

export type Change = {
  [Field in PracticeField]: { type: "changed"; field: Field; value: PracticeForm[Field] };
}[PracticeField];

export type SignUpEvent =
  | Change
  | { type: "restored"; values: Partial<PracticeForm> }
  | { type: "listAnswered"; list: ListName; answer: LookupList }
  | { type: "listsAskedAgain" }
  | { type: "inviteAnswered"; outcome: InviteOutcome }
  | { type: "refused"; message: string; problems: Problems; isUsernameTaken?: boolean }
  | { type: "sent" }
  | { type: "accepted" };

export const newPracticeSignUp: PracticeSignUp = {
  form: emptyPracticeForm,
  problems: {},
  step: { at: "editing" },
  invite: null,
  lists: {
    countries: loadingList,
    disciplines: loadingList,
    specialities: loadingList,
    roles: loadingList,
  },
  listAttempts: 0,
  restored: false,
};

export function nextPracticeSignUp(state: PracticeSignUp, event: SignUpEvent): PracticeSignUp {
  switch (event.type) {
    case "changed":
      return withChange(state, event);
    case "restored":
      return { ...state, form: { ...state.form, ...event.values }, restored: true };
    case "listAnswered":
      return withList(state, event.list, event.answer);
    case "listsAskedAgain":
      return { ...state, ...listsAskedAgain(state) };
    case "inviteAnswered":
      return withInvite(state, event.outcome);
    case "refused":
      return {
        ...state,
        step: {
          at: "refused",
          message: event.message,
          isUsernameTaken: event.isUsernameTaken ?? false,
        },
        problems: placePracticeProblems(state.form, state.invite, event.problems),
      };
    case "sent":
      return { ...state, step: { at: "sending" }, problems: {} };
    case "accepted":
      return { ...state, step: { at: "leaving" } };
    default:
      return event satisfies never;
  }
}

/** A correction takes away what was said of the fields that it changes; the others keep their message. */
function withChange(state: PracticeSignUp, change: Change): PracticeSignUp {
  const form = changePracticeField(state.form, change.field, change.value);
  const kept = Object.entries(state.problems).filter(
    ([field]) => Reflect.get(form, field) === Reflect.get(state.form, field),
  );
  const lists = { ...state.lists };
  if (form["hcp.discipline"] !== state.form["hcp.discipline"]) lists.specialities = loadingList;
  if (form["hcp.speciality"] !== state.form["hcp.speciality"]) lists.roles = loadingList;
  const problems = placePracticeProblems(form, state.invite, Object.fromEntries(kept));
  return { ...state, form, problems, lists };
}

const chosenFrom = {
  countries: "passportCountry",
  disciplines: "hcp.discipline",
  specialities: "hcp.speciality",
  roles: "hcp.role",
} as const satisfies Record<ListName, PracticeField>;

/** A restored choice that its list does not offer any more is no choice. */
function withList(state: PracticeSignUp, list: ListName, answer: LookupList): PracticeSignUp {
  const field = chosenFrom[list];
  const lists = { ...state.lists, [list]: answer };
  const form = maybeOffers(answer, state.form[field])
    ? state.form
    : changePracticeField(state.form, field, "");
  return { ...state, form, lists };
}

/** S4.001–S4.003, S4.006; a taken invite leads to the login before anything shows (S4.004, S4.005). */
function withInvite(state: PracticeSignUp, outcome: InviteOutcome): PracticeSignUp {
  switch (outcome.kind) {
    case "usable":
      return { ...state, invite: outcome.invite };
    case "refused":
      return { ...state, step: { at: "refused", message: outcome.message } };
    case "taken":
      return { ...state, step: { at: "leaving" } };
    default:
      return outcome satisfies never;
  }
}

/** Everything wrong with the form as it stands (S5.042–S5.063, S2.134). */
export function problemsOf({ form, invite }: Pick<PracticeSignUp, "form" | "invite">): Problems {
  const { confirmPassword } = form;
  return practiceFormProblems({ ...toPracticeUser(form, invite), confirmPassword });
}

/** Whether the form cannot be filled in, because what it offers did not load (S2.179, Q065). */
export function isFormUnavailable({ lists }: Pick<PracticeSignUp, "lists">): boolean {
  return lists.countries.is === "failed" || lists.disciplines.is === "failed";
}

/** What a refused registration says, and on which fields (S7.059, S8.037); a taken username also on its own. */
export function registrationRefusal(error: CallError) {
  const isUsernameTaken =
    error.status === 409 && (error.code ?? "USERNAME_TAKEN") === "USERNAME_TAKEN";
  const problems: Problems = isUsernameTaken
    ? { username: error.message, ...error.fields }
    : error.fields;
  return { message: error.message, problems, isUsernameTaken };
}

/** A registration whose answer leads nowhere that this site may go. */
export const strayAnswer = { message: standardMessages.communication, problems: {} };
