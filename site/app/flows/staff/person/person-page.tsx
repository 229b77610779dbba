import { consolePersonWords as words } from "@frontdoor/words/staff/person.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { AccountState } from "../account-state.tsx";
import { useConsole } from "../console.ts";
import { useKeys } from "../keys/use-keys.ts";
import { ProductDot } from "../product-dot.tsx";
import { productOf } from "../product-of.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { type ActionName, actionsFor } from "./actions.ts";
import { LastLogins } from "./last-logins.tsx";
import { NextStepBox } from "./next-step-box.tsx";
import { Notes } from "./notes.tsx";
import { Particulars } from "./particulars.tsx";
import { PersonActions } from "./person-actions.tsx";
import { ShowBeside } from "./show-beside.tsx";
import { Timeline } from "./timeline.tsx";
import type { Person } from "./use-person.ts";

/** The page of a person: the timeline, and beside it actions and details. */
export function PersonPage({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const { may } = useConsole();
  const [action, setAction] = useState<ActionName | null>(null);
  const [changes, setChanges] = useState(0);
  const [isCopied, setCopied] = useState(false);
  const actions = actionsFor(person, may);
  useKeys(
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
            <Button
              look="secondary"
              onClick={() =>
                navigator.clipboard.writeText(window.location.href).then(
                  () => setCopied(true),
                  () => {},
                )
              }
            >
              <span aria-live="polite">{isCopied ? words.copied : words.link}</span>
            </Button>
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
