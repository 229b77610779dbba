import { practiceSearchThreshold } from "@frontdoor/contract/constants.ts";
import { standardMessages } from "@frontdoor/contract/errors.ts";
import { messages } from "@frontdoor/contract/messages.ts";
import type { AskedForm } from "@frontdoor/contract/posted-forms.ts";
import { isSearchable } from "@frontdoor/contract/practice/find-doctor.ts";
import { askForKiosk, askForPractices } from "../../parts/find-doctor/find-doctor.calls.ts";
import type { Practice, SearchAnswer } from "../../parts/find-doctor/find-doctor.state.ts";
import { practiceBox } from "../../parts/find-doctor/find-doctor-button.tsx";

/** The query parameter with the id of the chosen practice. */
export const chosenPractice = "practice";

export type FindDoctorPage =
  | { is: "tooShort"; problem: string }
  | { is: "searched"; name: string; answer: SearchAnswer; message?: string }
  /** The address behind Continue. */
  | { is: "chosen"; practice: Practice; kiosk: string };

/** Searches practices and looks up the kiosk of the chosen one, both from the page's query. */
export async function askedFindDoctor(form: AskedForm): Promise<FindDoctorPage | null> {
  const name = form.query.get(practiceBox);
  if (name === null) return null;
  if (!isSearchable(name)) {
    return { is: "tooShort", problem: messages.minimumLength(practiceSearchThreshold + 1) };
  }
  const answer = await askForPractices(name, form.sending);
  const searched = { is: "searched", name, answer } as const;
  const id = form.query.get(chosenPractice);
  const practice =
    "practices" in answer ? answer.practices.find((each) => each.id === id) : undefined;
  if (practice === undefined) return searched;
  const sent = await askForKiosk(practice.id, form.sending);
  if (!sent.ok) return { ...searched, message: sent.error.message };
  const { url } = sent.reply;
  return form.isKiosk(url)
    ? { is: "chosen", practice, kiosk: url }
    : { ...searched, message: standardMessages.communication };
}
