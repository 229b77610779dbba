import { consoleFrameWords as words } from "@frontdoor/words/staff/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useLayoutEffect, useRef } from "react";
import type { CallError } from "../../../client/send.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/**
 * Shown in place of content that failed to load: too many requests, a role that may not, or any other failure. What
 * comes in its place leaves the focus in the page.
 */
export function Failed({ error, onAgain }: { error: CallError; onAgain?: () => void }) {
  const { failed, tooMany } = words;
  const isTooMany = error.status === 429;
  const again = useRef<HTMLButtonElement>(null);
  // A layout effect ends while the button is still there, and has the focus.
  useLayoutEffect(() => {
    const button = again.current;
    return () => {
      if (button === null || button !== document.activeElement) return;
      document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div role="alert" className="staff-failed">
      <Notice kind={isTooMany ? "warning" : "error"}>
        <strong>{isTooMany ? tooMany.heading : failed.heading}</strong>
        <p>{error.message}</p>
        {error.reference !== undefined && <p>{fill(failed.reference, { id: error.reference })}</p>}
      </Notice>
      {onAgain && (
        <Button ref={again} look="secondary" onClick={onAgain}>
          {failed.again}
        </Button>
      )}
    </div>
  );
}
