import type { Context } from "@frontdoor/contract/contexts.ts";
import type { ReactNode } from "react";

interface ShowIfProps {
  contexts: readonly Context[];
  children: ReactNode;
}

/**
 * A part of a page shown in some contexts only. A page whose context is unknown contains the parts of all: its first
 * script finds the context before the first paint, and the style sheet shows the right ones.
 */
export function ShowIf({ contexts, children }: ShowIfProps) {
  return (
    <div className="show-if" data-for={contexts.join(" ")}>
      {children}
    </div>
  );
}
