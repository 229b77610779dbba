import type { ProductCalls } from "@frontdoor/contract/products/calls.ts";
import { consoleFrameWords as words } from "@frontdoor/words/staff/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { ReactNode } from "react";
import { Notice } from "../../../ui/notice.tsx";
import { useConsole } from "../console.ts";

/** Shows a screen to roles that may make a call, and a notice to others. */
export function ForRole({ call, children }: { call: keyof ProductCalls; children: ReactNode }) {
  const { may, me } = useConsole();
  if (may(call)) return children;
  const { heading, text } = words.refused;
  return (
    <Notice kind="warning">
      <strong>{heading}</strong>
      <p>{fill(text, { role: words.roles[me.role].toLowerCase() })}</p>
    </Notice>
  );
}
