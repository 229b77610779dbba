import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { FormOutcome, PostedForm } from "@frontdoor/contract/posted-forms.ts";
import { practiceFields } from "@frontdoor/contract/practice/sign-up-fields.ts";
import { products } from "@frontdoor/contract/products.ts";
import { type PostedScreen, whichOf } from "../../../fields/posted-screen.ts";
import { journeys } from "../../../journeys.ts";
import { askForInvite } from "../../../parts/practice-invite/practice-invite.calls.ts";
import { goOn, sendLink } from "../go-on.tsx";
import { postedEntries } from "../posted-entries.ts";
import { mailLink, shownAgain, withoutPasswordsIn, withoutWork } from "../without-work.ts";
import { changePracticeField } from "./practice-fields.ts";
import { emptyPracticeForm, toPracticeUser } from "./practice-form.ts";
import { loadList, registerPracticeUser } from "./practice-sign-up.calls.ts";
import {
  isInviteRefused,
  type ListName,
  newPracticeSignUp,
  nextPracticeSignUp,
  type PracticeSignUp,
  problemsOf,
  registrationRefusal,
  type SignUpEvent,
} from "./practice-sign-up.state.ts";

/** A practice sign-up without script (S2.129). */
export const postedPracticeSignUp: PostedScreen = {
  async answer(form) {
    const signUp = await enteredIn(form);
    const outcome = await answered(form, signUp);
    const inviteCode = signUp.invite?.inviteCode ?? null;
    return outcome.is === "shown" ? { inviteCode, ...outcome } : outcome;
  },
  saying: ({ fields }, message) => {
    const signUp = { ...newPracticeSignUp, form: formOf(fields) };
    const refusal = { type: "refused", message, problems: {} } as const;
    return withoutPasswordsIn(nextPracticeSignUp(signUp, refusal));
  },
};

async function answered(form: PostedForm, signUp: PracticeSignUp): Promise<FormOutcome> {
  if (signUp.step.at === "leaving") return { is: "left", location: journeys.signUp.inviteTaken };
  if (whichOf(form) === goOn) return shownAgain(form, signUp);
  if (whichOf(form) === sendLink) {
    const to = { field: "emailAddress", email: signUp.form.emailAddress };
    return refused(form, signUp, await mailLink(form, "practice", to));
  }
  const problems = problemsOf(signUp);
  if (Object.keys(problems).length > 0) {
    return refused(form, signUp, {
      type: "refused",
      message: standardMessages.validation,
      problems,
    });
  }
  const { sending, askedBy } = withoutWork(form);
  const sent = await registerPracticeUser(toPracticeUser(signUp.form, signUp.invite), {
    ...sending,
    query: form.query,
  });
  if (sent.ok) return { is: "left", location: sent.reply.location, isOver: true };
  const asked = askedBy(sent.error);
  const refusal =
    asked === null ? registrationRefusal(sent.error) : { message: asked.message, problems: {} };
  const told = nextPracticeSignUp(signUp, { type: "refused", ...refusal });
  const again = shownAgain(form, told, asked?.offer);
  return isInviteRefused(sent.error) ? { ...again, inviteCode: null } : again;
}

/** The entered values, those of the invite, and the lists for them. */
async function enteredIn({ fields, query, sending }: PostedForm): Promise<PracticeSignUp> {
  const asking = { fetch: sending.fetch };
  let signUp: PracticeSignUp = { ...newPracticeSignUp, form: formOf(fields) };
  const code = query.get(products.practice.inviteParameter) ?? "";
  if (code !== "") {
    const outcome = await askForInvite(code, asking);
    signUp = nextPracticeSignUp(signUp, { type: "inviteAnswered", outcome });
  }
  const load = async (list: ListName, id: string) => {
    if (id === "") return;
    const answer = await loadList(list, id, asking);
    signUp = nextPracticeSignUp(signUp, { type: "listAnswered", list, answer });
  };
  await Promise.all([load("countries", "all"), load("disciplines", "all")]);
  await load("specialities", signUp.form["hcp.discipline"]);
  await load("roles", signUp.form["hcp.speciality"]);
  return signUp;
}

function formOf(fields: URLSearchParams) {
  return postedEntries(practiceFields, fields, emptyPracticeForm, changePracticeField);
}

function refused(form: PostedForm, signUp: PracticeSignUp, event: SignUpEvent): FormOutcome {
  return shownAgain(form, nextPracticeSignUp(signUp, event));
}
