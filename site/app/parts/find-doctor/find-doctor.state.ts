import { isSearchable } from "@frontdoor/contract/practice/find-doctor.ts";
import { findDoctorWords } from "@frontdoor/words/find-doctor.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { plural } from "../../ui/plural.ts";

export interface Practice {
  id: string;
  name: string;
  /** A base64 PNG, if the practice has one (S3.062). */
  logoImage?: string | null | undefined;
}

/** The result of a search: practices, or the message shown in their place (S2.175, S2.176). */
export type SearchAnswer = { practices: readonly Practice[] } | { failure: string };

/** A line below the search box; a message cannot be chosen (S2.177, S2.178). */
export type Entry = { is: "practice"; practice: Practice } | { is: "message"; text: string };

export interface FindDoctor {
  typed: string;
  /** The last answer, and the text it is for. */
  answered: { text: string; answer: SearchAnswer } | null;
  chosen: Practice | null;
  step:
    | { at: "choosing" }
    /** The kiosk link failed: the choice is cleared (S4.061, S4.062). */
    | { at: "linkFailed"; message: string }
    | { at: "fetching"; practiceId: string }
    | { at: "leaving" };
}

export type FindDoctorEvent =
  | { type: "typed"; text: string }
  | { type: "answered"; text: string; answer: SearchAnswer }
  /** Enter after a failed search. */
  | { type: "askedAgain" }
  | { type: "chose"; practice: Practice }
  | { type: "continued" }
  | { type: "linkFailed"; message: string }
  | { type: "left" }
  | { type: "returned" };

export const newFindDoctor: FindDoctor = {
  typed: "",
  answered: null,
  chosen: null,
  step: { at: "choosing" },
};

const choosing = { at: "choosing" } as const;

export function nextFindDoctor(state: FindDoctor, event: FindDoctorEvent): FindDoctor {
  switch (event.type) {
    case "typed": {
      const answered = isSearchable(event.text) && !hasFailed(state) ? state.answered : null;
      return { typed: event.text, answered, chosen: null, step: choosing };
    }
    case "answered": {
      const { text, answer } = event;
      return text === searchedText(state) ? { ...state, answered: { text, answer } } : state;
    }
    case "askedAgain":
      return hasFailed(state) ? { ...state, answered: null } : state;
    case "chose":
      return { typed: event.practice.name, answered: null, chosen: event.practice, step: choosing };
    case "continued":
      if (state.chosen === null) return state;
      return { ...state, step: { at: "fetching", practiceId: state.chosen.id } };
    case "linkFailed":
      return { ...state, chosen: null, step: { at: "linkFailed", message: event.message } };
    case "left":
      return { ...state, step: { at: "leaving" } };
    case "returned":
      return { ...state, step: choosing };
    default:
      return event satisfies never;
  }
}

/** Whether the last search returned a message instead of practices. */
export function hasFailed({ answered }: FindDoctor): boolean {
  return answered !== null && "failure" in answered.answer;
}

/** The text to search: empty for three characters or fewer (S2.174), or after a choice. */
export function searchedText({ typed, chosen }: FindDoctor): string {
  return chosen === null && isSearchable(typed) ? typed.trim() : "";
}

/** The text to search; empty once its answer has arrived. */
export function unansweredText(state: FindDoctor): string {
  const text = searchedText(state);
  return text === state.answered?.text ? "" : text;
}

/** The lines below the search box; none for an empty result (Q081). */
export function entriesOf({ answered }: FindDoctor): readonly Entry[] {
  if (answered === null) return [];
  const { answer } = answered;
  if ("failure" in answer) return [{ is: "message", text: answer.failure }];
  return answer.practices.map((practice) => ({ is: "practice", practice }));
}

/** The state of the search for screen readers; empty where a message line already says it. */
export function searchStatus(state: FindDoctor): string {
  const text = searchedText(state);
  if (text === "" || state.step.at === "linkFailed") return "";
  if (state.answered?.text !== text) return findDoctorWords.searching;
  const { answer } = state.answered;
  if ("failure" in answer) return "";
  return foundText(answer.practices.length);
}

/** The number of practices found. */
export function foundText(count: number): string {
  if (count === 0) return findDoctorWords.noneFound;
  return fill(plural(findDoctorWords.found, count), { count });
}
