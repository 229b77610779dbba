import {
  academicFormProblems,
  registrarGradeName,
} from "@frontdoor/contract/academic/sign-up-rules.ts";
import { earliestRegistrarAppointmentDate } from "@frontdoor/contract/constants.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { Problems } from "@frontdoor/contract/problems.ts";
import { type AcademicRole, isByInvite } from "@frontdoor/contract/roles.ts";
import { dateProblem, localIsoDate } from "@frontdoor/contract/validators/date.ts";
import type { CallError } from "../../../client/send.ts";
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
import { changeField, isFieldShown, placeProblems } from "./academic-fields.ts";
import {
  type AcademicForm,
  type ChoiceFacts,
  emptyAcademicForm,
  type FormField,
  roleOf,
} from "./academic-form.ts";
import type { AcademicInviteOutcome } from "./academic-invite.ts";
import { type TakenOverInvite, takeOver } from "./academic-invite-terms.ts";
import { toRegistration } from "./academic-registration.ts";
import { isHodElsewhere, nameIn } from "./hod-comparison.ts";

export type ListName =
  | "countries"
  | "disciplines"
  | "specialities"
  | "grades"
  | "roles"
  | "institutions";

/** The state of the registration. Every refusal is a new object, so that its message takes focus again. */
export type SignUpStep =
  | CommonStep
  | { at: "refused"; message: string; reference?: string | undefined }
  /** The server asks for confirmation of the HOD (S4.016); shown as the warning, not in the error area. */
  | { at: "hodQuestioned"; message: string };

export interface AcademicSignUp extends RegistrationState<AcademicForm, ListName, SignUpStep> {
  invite: TakenOverInvite | null;
  /** The HOD, institution and speciality that need confirmation. */
  hodQuestioned: boolean;
}

export type Change = FieldChange<AcademicForm>;

export type SignUpEvent =
  | (Change & { now: Date })
  | RegistrationEvent<AcademicForm, ListName>
  | { type: "inviteAnswered"; outcome: AcademicInviteOutcome }
  | { type: "refused"; message: string; problems: Problems; reference?: string | undefined }
  | { type: "hodQuestioned"; message: string };

export const newAcademicSignUp: AcademicSignUp = {
  form: emptyAcademicForm,
  problems: {},
  step: { at: "editing" },
  invite: null,
  lists: {
    countries: loadingList,
    disciplines: loadingList,
    specialities: loadingList,
    grades: loadingList,
    roles: loadingList,
    institutions: loadingList,
  },
  hodQuestioned: false,
  restored: false,
  resumed: false,
};

export function nextAcademicSignUp(state: AcademicSignUp, event: SignUpEvent): AcademicSignUp {
  switch (event.type) {
    case "changed":
      return withChange(state, event, event.now);
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
        step: { at: "refused", message: event.message, reference: event.reference },
        problems: placeProblems(state.form, factsOf(state), event.problems),
      };
    case "hodQuestioned":
      return {
        ...state,
        step: { at: "hodQuestioned", message: event.message },
        form: { ...state.form, confirmedHod: false },
        hodQuestioned: true,
      };
    default:
      return nextProgress(state, event);
  }
}

/** Properties of the choices: the grade's name, and whether the HOD needs confirmation. */
export function factsOf({
  form,
  lists,
  hodQuestioned,
}: Pick<AcademicSignUp, "form" | "lists" | "hodQuestioned">): ChoiceFacts {
  return {
    isRegistrar: nameIn(lists.grades, form.specialityGradeId) === registrarGradeName,
    isHodQuestioned: hodQuestioned || isHodElsewhere(form, lists),
  };
}

/** Changing one of these fields answers the warning. */
const hodFields = [
  "academicSector",
  "role",
  "hod",
  "trainingInstitutionId",
  "specialityId",
] as const satisfies readonly FormField[];

function withChange(state: AcademicSignUp, change: Change, now: Date): AcademicSignUp {
  const form = changeField(state.form, change.field, change.value);
  const isOtherHod = hodFields.some((field) => form[field] !== state.form[field]);
  const isAnswered = isOtherHod && state.step.at === "hodQuestioned";
  const changed: AcademicSignUp = {
    ...withForm(state, form),
    step: isAnswered ? { at: "editing" } : state.step,
    hodQuestioned: state.hodQuestioned && !isOtherHod,
  };
  const kept = problemsKept(state.problems, state.form, form);
  const live = change.field === "registrarAppointmentDate" ? dateProblems(change.value, now) : {};
  return { ...changed, problems: placeProblems(form, factsOf(changed), { ...kept, ...live }) };
}

/** A changed choice reloads the lists that depend on it. */
function withForm(state: AcademicSignUp, form: AcademicForm): AcademicSignUp {
  const lists = { ...state.lists };
  if (form.disciplineId !== state.form.disciplineId) lists.specialities = loadingList;
  if (form.specialityId !== state.form.specialityId) lists.grades = loadingList;
  return { ...state, form, lists };
}

/** A date is checked on every input (S5.010, Q090). */
function dateProblems(value: string, now: Date): Problems {
  if (value.trim() === "") return {};
  const message = dateProblem(value.trim(), earliestRegistrarAppointmentDate, localIsoDate(now));
  return message === null ? {} : { registrarAppointmentDate: message };
}

const chosenFrom = {
  countries: "passportCountryId",
  disciplines: "disciplineId",
  specialities: "specialityId",
  grades: "specialityGradeId",
  roles: "role",
  institutions: "trainingInstitutionId",
} as const satisfies Record<ListName, FormField>;

/** Clears a restored choice that its list no longer offers. */
function withList(state: AcademicSignUp, { list, answer }: ListAnswered<ListName>): AcademicSignUp {
  const field = chosenFrom[list];
  const answered = { ...state, lists: { ...state.lists, [list]: answer } };
  if (list === "roles" || maybeOffers(answer, state.form[field])) return answered;
  return withForm(answered, changeField(state.form, field, ""));
}

/** Fills in an invite (S4.032–S4.035), or shows why it could not be loaded (Q044). */
function withInvite(state: AcademicSignUp, outcome: AcademicInviteOutcome): AcademicSignUp {
  if (outcome.kind === "refused") {
    return { ...state, step: { at: "refused", message: outcome.message } };
  }
  return { ...state, ...takeOver(state.form, outcome.key, outcome.invite) };
}

/** The problems of the form (S5.017–S5.041, S2.134); an unconfirmed HOD counts as one. */
export function problemsOf(
  state: Pick<AcademicSignUp, "form" | "lists" | "hodQuestioned">,
  now: Date,
): Problems {
  const { form } = state;
  const facts = factsOf(state);
  const { user } = toRegistration(form, facts);
  const { academicSector, confirmPassword, trainingInstitutionId } = form;
  const problems = academicFormProblems(
    roleOf(form),
    { ...user, trainingInstitutionId, academicSector, confirmPassword },
    now,
  );
  const waits = isFieldShown("confirmedHod", form, facts) && !form.confirmedHod;
  return waits ? { ...problems, confirmedHod: messages.required } : problems;
}

/**
 * The result of a failed registration: every 406 is the HOD warning (S4.016, Q066), everything else a refusal (S7.017).
 * A HOD's invite is refused only because of its address (SEC-D8).
 */
export function registrationAnswer(error: CallError, role: AcademicRole): SignUpEvent {
  const { status, message, fields, reference } = error;
  if (status === 406) return { type: "hodQuestioned", message };
  const isOtherAddress = isByInvite(role) && error.code === "INVITE_INVALID";
  const problems = isOtherAddress ? { username: message, ...fields } : fields;
  return { type: "refused", message, problems, reference };
}
