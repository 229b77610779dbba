import type { Context } from "@frontdoor/contract/contexts.ts";
import type { ReactNode } from "react";

interface WhenProps {
  contexts: readonly Context[];
  children: ReactNode;
}

/**
 * A part of a page that is seen in some contexts only. A page that does not know its context yet holds the
 * parts of all of them: the script that starts it finds the context before anything is painted, and the
 * style sheet shows what belongs to it.
 */
export function When({ contexts, children }: WhenProps) {
  return (
    <div className="when" data-for={contexts.join(" ")}>
      {children}
    </div>
  );
}
