import { consolePersonWords as words } from "@frontdoor/words/staff/person.ts";
import { useState } from "react";
import { CopyButton } from "../../../parts/two-step-set-up/copy-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { AccountState } from "../account-state.tsx";
import { useConsole } from "../console.ts";
import { ConsoleIcon } from "../icons.tsx";
import { ProductDot } from "../product-dot.tsx";
import { productOf } from "../product-of.ts";
import { useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { type Action, type ActionName, actionsFor } from "./actions.ts";
import { nextStep } from "./next-step.ts";
import { Notes } from "./notes.tsx";
import { LastLogins, Particulars } from "./particulars.tsx";
import { ShowBeside } from "./show-beside.tsx";
import { Timeline } from "./timeline.tsx";
import type { Person } from "./use-person.ts";

/** The page of a person: the timeline, and beside it actions and details. */
export function PersonPage({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const { may } = useConsole();
  const [action, setAction] = useState<ActionName | null>(null);
  const [changes, setChanges] = useState(0);
  const actions = actionsFor(person, may);
  useShortcuts(
    Object.fromEntries(
      actions.flatMap(({ name, key }) => (key === undefined ? [] : [[key, () => setAction(name)]])),
    ),
  );
  const first = actions.find(({ name }) => name === "reset");
  return (
    <>
      <div className="staff-head">
        <h1>{person.name ?? (person.account === null ? words.waiting : words.unnamed)}</h1>
        <ProductDot product={productOf(person)} />
        <AccountState status={person.status} locked={person.account?.locked ?? false} />
        <span className="staff-head__do">
          <span className="only-wide">
            <CopyButton text={window.location.href} label={words.link} size="medium" />
          </span>
          {first && <Button onClick={() => setAction("reset")}>{words.actions.reset}</Button>}
        </span>
      </div>
      <div className="person">
        {may("readTimeline") ? <Timeline key={changes} id={person.id} /> : <div />}
        <div className="person__side">
          <NextStepBox person={person} actions={actions} onChoose={setAction} />
          <PersonActions actions={actions} onChoose={setAction} />
          {person.account !== null && may("listNotes") && <Notes id={person.id} />}
          {person.account?.logins && <LastLogins logins={person.account.logins} />}
          <Particulars person={person} />
          <ShowBeside id={person.id} />
        </div>
      </div>
      {action !== null && (
        <ActionDialog
          action={action}
          person={person}
          onClose={() => setAction(null)}
          onDone={() => {
            setChanges(changes + 1);
            onChanged();
          }}
        />
      )}
    </>
  );
}

interface NextStepBoxProps {
  person: Person;
  actions: readonly Action[];
  onChoose: (name: ActionName) => void;
}

/** Box that says what the person sees at the login, and offers the step that helps. */
function NextStepBox({ person, actions, onChoose }: NextStepBoxProps) {
  const { sees, help, actions: wanted } = nextStep(person, new Date());
  const offered = wanted.find((name) => actions.some((each) => each.name === name));
  return (
    <section className="box next-step" aria-labelledby="next-step">
      <h2 id="next-step">{words.next.heading}</h2>
      <p>{sees}</p>
      {help !== null && <p>{help}</p>}
      {help !== null && offered !== undefined && (
        <Button onClick={() => onChoose(offered)}>{words.actions[offered]}</Button>
      )}
    </section>
  );
}

interface PersonActionsProps {
  actions: readonly Action[];
  onChoose: (name: ActionName) => void;
}

/** The actions of the role on this account. Destructive ones stand apart. */
function PersonActions({ actions, onChoose }: PersonActionsProps) {
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
      {words.actions[name]}
      {key && (
        <i className="key" aria-hidden="true">
          {key}
        </i>
      )}
    </button>
  );
  return (
    <section className="box" aria-labelledby="actions">
      <h2 id="actions">{words.actions.heading}</h2>
      {actions.length === 0 && <p className="muted">{words.actions.none}</p>}
      <div className="acts">
        {mild.map(button)}
        {mild.length > 0 && grave.length > 0 && <hr />}
        {grave.map(button)}
      </div>
    </section>
  );
}
