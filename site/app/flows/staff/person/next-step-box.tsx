import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { Button } from "../../../ui/button.tsx";
import type { Action, ActionName } from "./actions.ts";
import { nextStep } from "./next-step.ts";
import type { Person } from "./use-person.ts";

interface NextStepBoxProps {
  person: Person;
  actions: readonly Action[];
  onChoose: (name: ActionName) => void;
}

/** Box that says what the person sees at the login, and offers the step that helps. */
export function NextStepBox({ person, actions, onChoose }: NextStepBoxProps) {
  const { next: words, actions: names } = consolePersonWords;
  const { sees, help, actions: wanted } = nextStep(person, new Date());
  const offered = wanted.find((name) => actions.some((each) => each.name === name));
  return (
    <section className="box next-step" aria-labelledby="next-step">
      <h2 id="next-step">{words.heading}</h2>
      <p>{sees}</p>
      {help !== null && <p>{help}</p>}
      {help !== null && offered !== undefined && (
        <Button onClick={() => onChoose(offered)}>{names[offered]}</Button>
      )}
    </section>
  );
}
