import { consolePersonWords } from "@frontdoor/words/staff/person.ts";
import { ConsoleIcon } from "../icons.tsx";
import type { Action, ActionName } from "./actions.ts";

interface PersonActionsProps {
  actions: readonly Action[];
  onChoose: (name: ActionName) => void;
}

/** The actions of the role on this account. Destructive ones stand apart. */
export function PersonActions({ actions, onChoose }: PersonActionsProps) {
  const { actions: words } = consolePersonWords;
  const mild = actions.filter(({ isDanger }) => !isDanger);
  const grave = actions.filter(({ isDanger }) => isDanger);
  const button = ({ name, icon, key, isDanger }: Action) => (
    <button
      key={name}
      type="button"
      className={isDanger ? "is-danger" : undefined}
      onClick={() => onChoose(name)}
    >
      <ConsoleIcon name={icon} />
      {words[name]}
      {key && (
        <i className="key" aria-hidden="true">
          {key}
        </i>
      )}
    </button>
  );
  return (
    <section className="box" aria-labelledby="actions">
      <h2 id="actions">{words.heading}</h2>
      {actions.length === 0 && <p className="muted">{words.none}</p>}
      <div className="acts">
        {mild.map(button)}
        {mild.length > 0 && grave.length > 0 && <hr />}
        {grave.map(button)}
      </div>
    </section>
  );
}
