import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ReactNode } from "react";
import type { ConsoleScreen as ScreenName } from "./addresses.ts";
import { Gate } from "./gate.tsx";
import { ForRole } from "./lists/for-role.tsx";

interface ConsoleScreenProps {
  screen: ScreenName;
  words: { heading: string; lead?: string };
  /** Shown beside the heading. */
  beside?: ReactNode;
  /** A role that may not make this call sees a notice in place of the screen. */
  call: keyof ProductCalls;
  children: ReactNode;
}

/** A console screen for a logged-in member of staff: a heading, and the content if the role may see it. */
export function ConsoleScreen({ screen, words, beside, call, children }: ConsoleScreenProps) {
  return (
    <Gate screen={screen}>
      <div className="staff-head">
        <h1>{words.heading}</h1>
        {words.lead !== undefined && <span className="muted">{words.lead}</span>}
        {beside}
      </div>
      <ForRole call={call}>{children}</ForRole>
    </Gate>
  );
}
