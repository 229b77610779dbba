import type { FailureCode } from "@frontdoor/contract/errors.ts";
import type { PracticeField } from "@frontdoor/contract/practice/sign-up-fields.ts";
import { practiceFormProblems } from "@frontdoor/contract/practice/sign-up-rules.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import type { CallError } from "../../../client/send.ts";
import type { Refusal } from "../../../fields/error-area.tsx";
import { toRefusal } from "../../../fields/submission.ts";
import type { InviteOutcome } from "../../../parts/practice-invite/practice-invite.ts";
import type { ListAnswered } from "../form-lists.ts";
import { loadingList, maybeOffers } from "../lookup-list.ts";
import {
  type CommonStep,
  type FieldChange,
  nextProgress,
  problemsKept,
  type RegistrationEvent,
  type RegistrationState,
} from "../registration-state.ts";
import { changePracticeField, placePracticeProblems } from "./practice-fields.ts";
import {
  emptyPracticeForm,
  type PracticeForm,
  type TakenOverInvite,
  toPracticeUser,
} from "./practice-form.ts";

export type ListName = "countries" | "disciplines" | "specialities" | "roles";

/** The state of the registration. Every refusal is a new object, so that its message takes focus again. */
export type SignUpStep =
  | CommonStep
  | {
      at: "refused";
      message: string;
      isUsernameTaken?: boolean;
      reference?: string | undefined;
    };

export interface PracticeSignUp extends RegistrationState<PracticeForm, ListName, SignUpStep> {
  invite: TakenOverInvite;
}

export type Change = FieldChange<PracticeForm>;

export type SignUpEvent =
  | Change
  | RegistrationEvent<PracticeForm, ListName>
  | { type: "inviteAnswered"; outcome: InviteOutcome }
  | ({ type: "refused"; isUsernameTaken?: boolean } & Refusal);

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
  restored: false,
  resumed: false,
};

export function nextPracticeSignUp(state: PracticeSignUp, event: SignUpEvent): PracticeSignUp {
  switch (event.type) {
    case "changed":
      return withChange(state, event);
    case "restored":
      return {
        ...withForm(state, { ...state.form, ...event.values }),
        restored: true,
        resumed: event.resumed,
      };
    case "listAnswered":
      return withList(state, event);
    case "inviteAnswered":
      return withInvite(state, event.outcome);
    case "refused":
      return {
        ...state,
        step: {
          at: "refused",
          message: event.message,
          isUsernameTaken: event.isUsernameTaken ?? false,
          reference: event.reference,
        },
        problems: placePracticeProblems(state.form, state.invite, event.problems),
      };
    default:
      return nextProgress(state, event);
  }
}

function withChange(state: PracticeSignUp, change: Change): PracticeSignUp {
  const form = changePracticeField(state.form, change.field, change.value);
  const kept = problemsKept(state.problems, state.form, form);
  return {
    ...withForm(state, form),
    problems: placePracticeProblems(form, state.invite, kept),
  };
}

/** A changed choice reloads the lists that depend on it. */
function withForm(state: PracticeSignUp, form: PracticeForm): PracticeSignUp {
  const lists = { ...state.lists };
  if (form["hcp.discipline"] !== state.form["hcp.discipline"]) lists.specialities = loadingList;
  if (form["hcp.speciality"] !== state.form["hcp.speciality"]) lists.roles = loadingList;
  return { ...state, form, lists };
}

const chosenFrom = {
  countries: "passportCountry",
  disciplines: "hcp.discipline",
  specialities: "hcp.speciality",
  roles: "hcp.role",
} as const satisfies Record<ListName, PracticeField>;

/** Clears a restored choice that its list no longer offers. */
function withList(state: PracticeSignUp, { list, answer }: ListAnswered<ListName>): PracticeSignUp {
  const field = chosenFrom[list];
  const answered = { ...state, lists: { ...state.lists, [list]: answer } };
  if (maybeOffers(answer, state.form[field])) return answered;
  return withForm(answered, changePracticeField(state.form, field, ""));
}

/** S4.001–S4.003, S4.006; a taken invite redirects to the login before anything shows (S4.004, S4.005). */
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

/** The problems of the form (S5.042–S5.063, S2.134). */
export function problemsOf({ form, invite }: Pick<PracticeSignUp, "form" | "invite">): Problems {
  const { confirmPassword } = form;
  return practiceFormProblems({ ...toPracticeUser(form, invite), confirmPassword });
}

/** Whether the form cannot be filled in, because a list did not load (S2.179, Q065). */
export function isFormUnavailable({ lists }: Pick<PracticeSignUp, "lists">): boolean {
  return lists.countries.is === "failed" || lists.disciplines.is === "failed";
}

/**
 * The message and field errors of a refused registration (S7.059, S8.037); a taken username is also shown at its field.
 */
export function registrationRefusal(error: CallError) {
  const isUsernameTaken =
    error.status === 409 && (error.code ?? "USERNAME_TAKEN") === "USERNAME_TAKEN";
  const refusal = toRefusal(error);
  if (!isUsernameTaken) return { ...refusal, isUsernameTaken };
  const problems = { username: error.message, ...error.fields };
  return { ...refusal, problems, isUsernameTaken };
}

/** Whether the invite is for another address or role: people are told that they may sign up without it. */
export function isInviteRefused({ code }: CallError): boolean {
  return code === ("INVITE_INVALID" satisfies FailureCode);
}
