import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import type { ReactNode } from "react";
import type { ConsoleScreen as ScreenName } from "./addresses.ts";
import { Gate } from "./gate.tsx";
import { ForRole } from "./lists/for-role.tsx";

interface ConsoleScreenProps {
  screen: ScreenName;
  words: Record<"heading" | "lead", string>;
  /** Beside the heading. */
  beside?: ReactNode;
  /** Shows a notice in place of the screen where the role may not make this call. */
  call: keyof ProductCalls;
  children: ReactNode;
}

/** A screen of the console for who is logged in: its heading, and below it what a role may see. */
export function ConsoleScreen({ screen, words, beside, call, children }: ConsoleScreenProps) {
  return (
    <Gate screen={screen}>
      <div className="staff-head">
        <h1>{words.heading}</h1>
        <span className="muted">{words.lead}</span>
        {beside}
      </div>
      <ForRole call={call}>{children}</ForRole>
    </Gate>
  );
}
