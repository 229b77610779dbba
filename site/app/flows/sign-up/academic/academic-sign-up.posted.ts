import { academicFields } from "@frontdoor/contract/academic/sign-up-fields.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { languageOfPath } from "@frontdoor/contract/languages.ts";
import type { FormOutcome, PostedForm } from "@frontdoor/contract/posted-forms.ts";
import { products } from "@frontdoor/contract/products.ts";
import { latestToday } from "@frontdoor/contract/validators/date.ts";
import { type PostedScreen, whichOf } from "../../../fields/posted-screen.ts";
import { journeys } from "../../../journeys.ts";
import { loginError } from "../../../parts/login-error.ts";
import { failedLoginStep } from "../../../parts/navigation-state/failed-login.ts";
import { goOn, sendLink } from "../go-on.tsx";
import { postedEntries } from "../posted-entries.ts";
import { mailLink, shownAgain, withoutPasswordsIn, withoutWork } from "../without-work.ts";
import { changeField } from "./academic-fields.ts";
import { emptyAcademicForm } from "./academic-form.ts";
import { askForAcademicInvite } from "./academic-invite.ts";
import { inviteKeyFor } from "./academic-invite-terms.ts";
import { toRegistration } from "./academic-registration.ts";
import { loadList, logInAfterSignUp, registerAcademicUser } from "./academic-sign-up.calls.ts";
import {
  type AcademicSignUp,
  factsOf,
  type ListName,
  newAcademicSignUp,
  nextAcademicSignUp,
  problemsOf,
  registrationAnswer,
  type SignUpEvent,
} from "./academic-sign-up.state.ts";
import { searchHods } from "./hod-search/hod-search.calls.ts";
import { type FoundHods, findHod } from "./hod-search/posted-hod-search.tsx";

/** An academic sign-up without script (S2.130). */
export const postedAcademicSignUp: PostedScreen = {
  async answer(form) {
    const signUp = await enteredIn(form);
    if (whichOf(form) === goOn) return shownAgain(form, signUp);
    if (whichOf(form) === findHod) return shownAgain(form, await foundFor(signUp, form));
    if (whichOf(form) === sendLink) {
      const to = { field: "username", email: signUp.form.username };
      return refused(form, signUp, await mailLink(form, "academic", to));
    }
    const problems = problemsOf(signUp, latestToday());
    if (Object.keys(problems).length > 0) {
      return refused(form, signUp, {
        type: "refused",
        message: standardMessages.validation,
        problems,
      });
    }
    const registration = toRegistration(signUp.form, factsOf(signUp));
    const inviteKey = inviteKeyFor(signUp.form, signUp.invite);
    const { sending, askedBy } = withoutWork(form);
    const sent = await registerAcademicUser(registration, inviteKey, sending);
    if (sent.ok) return logIn(form, registration.user);
    const asked = askedBy(sent.error);
    const event =
      asked === null
        ? registrationAnswer(sent.error, registration.role)
        : ({ type: "refused", message: asked.message, problems: {} } as const);
    return shownAgain(form, nextAcademicSignUp(signUp, event), asked?.offer);
  },
  saying: ({ fields }, message) => {
    const signUp = { ...newAcademicSignUp, form: formOf(fields) };
    const refusal = { type: "refused", message, problems: {} } as const;
    return withoutPasswordsIn(nextAcademicSignUp(signUp, refusal));
  },
};

/** The entered values with those of an invite, and the lists for them. */
async function enteredIn({ fields, query, sending }: PostedForm): Promise<AcademicSignUp> {
  const asking = { fetch: sending.fetch };
  const hodQuestioned = fields.has("confirmedHod");
  let signUp: AcademicSignUp = { ...newAcademicSignUp, form: formOf(fields), hodQuestioned };
  const key = query.get(products.academic.inviteParameter) ?? "";
  if (key !== "") {
    const outcome = await askForAcademicInvite(key, asking);
    signUp = nextAcademicSignUp(signUp, { type: "inviteAnswered", outcome });
  }
  const load = async (list: ListName, id: string) => {
    if (id === "") return;
    const answer = await loadList(list, id, asking);
    signUp = nextAcademicSignUp(signUp, { type: "listAnswered", list, answer });
  };
  await Promise.all([
    load("countries", "all"),
    load("disciplines", "all"),
    load("roles", "all"),
    load("institutions", "all"),
  ]);
  await load("specialities", signUp.form.disciplineId);
  await load("grades", signUp.form.specialityId);
  return signUp;
}

/** A filled-in HOD invite counts where no HOD was chosen. */
function formOf(fields: URLSearchParams) {
  const form = postedEntries(academicFields, fields, emptyAcademicForm, changeField);
  const [emailAddress = "", name = ""] = ["emailAddress", "name"].map((part) =>
    (fields.get(`hodInvite.${part}`) ?? "").trim(),
  );
  const isInvited = form.hod === null && (emailAddress !== "" || name !== "");
  return isInvited ? changeField(form, "hod", { is: "invited", emailAddress, name }) : form;
}

/** Adds the heads of department for a supervisor's search, filtered by the form's choices (Q057). */
async function foundFor(
  signUp: AcademicSignUp,
  { fields, sending }: PostedForm,
): Promise<AcademicSignUp & FoundHods> {
  const { specialityId: speciality, trainingInstitutionId: institute } = signUp.form;
  const filter = { searchTerm: fields.get("searchTerm") ?? "", speciality, institute };
  return { ...signUp, hodResults: await searchHods(filter, { fetch: sending.fetch }) };
}

/** Logs in with the new account; if that fails, the login says why (S4.015, Q053). */
async function logIn(
  { query, sending }: PostedForm,
  { username, password }: { username: string; password: string },
): Promise<FormOutcome> {
  const login = await logInAfterSignUp(username, password, { fetch: sending.fetch, query });
  if (login.ok) return { is: "left", location: login.reply.location, isOver: true };
  const error = loginError(login.error, false);
  const { path } = languageOfPath(journeys.signUp.loginFailed);
  return { is: "done", path, state: failedLoginStep(error) };
}

function refused(form: PostedForm, signUp: AcademicSignUp, event: SignUpEvent): FormOutcome {
  return shownAgain(form, nextAcademicSignUp(signUp, event));
}
