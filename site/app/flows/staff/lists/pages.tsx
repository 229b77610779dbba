import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";

interface PagesProps {
  from: number;
  to: number;
  newer: (() => void) | null;
  older: (() => void) | null;
  children?: ReactNode;
}

/** The foot of a list: which rows are shown, the previous and next page, and actions on the whole list. */
export function Pages({ from, to, newer, older, children }: PagesProps) {
  const { pages: words } = consoleFrameWords;
  return (
    <div className="pages">
      <span role="status">{to < from ? "" : fill(words.span, { from, to })}</span>
      <span>
        {children}
        <Button look="secondary" disabled={newer === null} onClick={() => newer?.()}>
          {words.newer}
        </Button>
        <Button look="secondary" disabled={older === null} onClick={() => older?.()}>
          {words.older}
        </Button>
      </span>
    </div>
  );
}
