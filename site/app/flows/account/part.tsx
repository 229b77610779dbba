import { accountWords } from "@frontdoor/words/account.ts";
import type { ReactNode } from "react";
import { StatusMessage } from "../../ui/status-message.tsx";
import type { PartName } from "./account.state.ts";
import { useAccountSettings } from "./account-settings.ts";

interface PartProps {
  name: PartName;
  /** Beside the heading: a `StatePill`. */
  state?: ReactNode;
  lead?: string;
  children: ReactNode;
}

/** A part of the page. The result of a change is shown at its head, which takes the focus. */
export function Part({ name, state, lead, children }: PartProps) {
  const { message } = useAccountSettings();
  const said = message?.part === name ? message : null;
  const headingId = `${name}-heading`;
  return (
    <section className="part" id={name} aria-labelledby={headingId}>
      <header>
        <h2 id={headingId}>
          {accountWords.parts[name]}
          {state}
        </h2>
        {lead && <p>{lead}</p>}
      </header>
      <StatusMessage takesFocus>
        {said && (
          <>
            <strong>{said.title}</strong>
            {said.text}
          </>
        )}
      </StatusMessage>
      {children}
    </section>
  );
}
