import type { Question } from "./questions.ts";
import { type State, stateNames } from "./states.ts";

type Asked = Question & { call: string };

/** Every call reads these on its own: there is nobody, somebody, somebody not yet, somebody no more. */
const often: readonly State[] = ["free", "taken", "pending", "locked", "archived"];
/** Of these each question is asked about two by day, the next question about the next two. */
const seldom = stateNames.filter((state) => !often.includes(state));
const atOnce = 2;
/** A form asks the calls, which are asked about every state; what its page adds would tell by any of these. */
const ofForms: readonly State[] = ["free", "taken", "pending", "archived", "invited"];
const formsByDay: readonly (readonly State[])[] = [
  ["free", "taken", "archived", "invited"],
  ["free", "taken", "archived", "pending"],
];

function inTurn(nth: number): readonly State[] {
  const first = (nth * atOnce) % seldom.length;
  return seldom.slice(first, first + atOnce);
}

/** Each question with the states that it is asked about: at night (`NIGHTLY=1`) every one. */
export function statesOf({ calls, forms }: { calls: readonly Asked[]; forms: readonly Asked[] }) {
  const isNight = process.env.NIGHTLY === "1";
  const byDay = (nth: number) =>
    stateNames.filter((state) => often.includes(state) || inTurn(nth).includes(state));
  return [
    ...calls.map((question, nth) => ({ ...question, of: isNight ? stateNames : byDay(nth) })),
    ...forms.map((question, nth) => ({
      ...question,
      of: isNight ? ofForms : (formsByDay[nth % formsByDay.length] ?? ofForms),
    })),
  ];
}
