import type { ReactNode } from "react";
import { ConsoleLogo } from "./console-logo.tsx";
import { useNewHeading } from "./use-new-heading.ts";

interface DoorProps {
  heading: string;
  lead: ReactNode;
  help?: string;
  children: ReactNode;
}

/** The frame around screens before the login: a card in the middle. */
export function Door({ heading, lead, help, children }: DoorProps) {
  return (
    <main id="main" tabIndex={-1} className="staff-door">
      <ConsoleLogo />
      <div className="staff-door__card">
        <h1 ref={useNewHeading(heading)} tabIndex={-1}>
          {heading}
        </h1>
        <p className="muted">{lead}</p>
        {children}
      </div>
      {help && <p className="muted staff-door__help">{help}</p>}
    </main>
  );
}
