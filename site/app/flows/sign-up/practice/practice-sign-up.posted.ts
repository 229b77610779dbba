import { standardMessages } from "@frontdoor/contract/errors.ts";
import type { FormOutcome, PostedForm } from "@frontdoor/contract/posted-forms.ts";
import { practiceFields } from "@frontdoor/contract/practice/sign-up-fields.ts";
import { products } from "@frontdoor/contract/products.ts";
import { type PostedScreen, whichOf } from "../../../fields/posted-screen.ts";
import { journeys } from "../../../journeys.ts";
import { askForInvite } from "../../../parts/practice-invite/practice-invite.calls.ts";
import { goOn } from "../go-on.tsx";
import { postedEntries, withoutPasswords } from "../posted-entries.ts";
import { changePracticeField } from "./practice-fields.ts";
import { emptyPracticeForm, toPracticeUser } from "./practice-form.ts";
import { loadList, registerPracticeUser } from "./practice-sign-up.calls.ts";
import {
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
    if (signUp.step.at === "leaving") return { is: "left", location: journeys.signUp.inviteTaken };
    if (whichOf(form) === goOn) return shown(signUp);
    const problems = problemsOf(signUp);
    if (Object.keys(problems).length > 0) {
      return refused(signUp, { type: "refused", message: standardMessages.validation, problems });
    }
    const sent = await registerPracticeUser(toPracticeUser(signUp.form, signUp.invite), {
      ...form.sending,
      query: form.query,
      onProving: () => {},
    });
    if (sent.ok) return { is: "left", location: sent.reply.location };
    return refused(signUp, { type: "refused", ...registrationRefusal(sent.error) });
  },
  saying: ({ fields }, message) => {
    const signUp = { ...newPracticeSignUp, form: formOf(fields) };
    return kept(nextPracticeSignUp(signUp, { type: "refused", message, problems: {} }));
  },
};

/** What was entered, what its invite says, and the lists that the form offers from there. */
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

function refused(signUp: PracticeSignUp, event: SignUpEvent): FormOutcome {
  return shown(nextPracticeSignUp(signUp, event));
}

function shown(signUp: PracticeSignUp): FormOutcome {
  return { is: "shown", state: kept(signUp) };
}

/** A password that was entered is missing when the form comes back, and the form says so. */
function kept(signUp: PracticeSignUp): PracticeSignUp {
  const { form } = signUp;
  return { ...signUp, form: withoutPasswords(form), resumed: form.password !== "" };
}
