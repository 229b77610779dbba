import { hodUnconfirmedMessage } from "@frontdoor/contract/errors.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../../../../ui/notice.tsx";

interface HodWarningProps {
  /** The server's question, a new object every time: the warning then takes focus and its words. */
  question: { message: string } | null;
  /** The box that confirms; without a named HOD there is nothing to confirm (Q066). */
  children?: ReactNode;
}

/** The HOD warning (S4.016–S4.020, S8.030, Q054): nothing is sent again until its box is ticked. */
export function HodWarning({ question, children }: HodWarningProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (question === null) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "center" });
  }, [question]);
  return (
    <div ref={panel} role="alert" tabIndex={-1}>
      <Notice kind="warning">
        <div className="form">
          <p>{question?.message ?? hodUnconfirmedMessage}</p>
          {children}
        </div>
      </Notice>
    </div>
  );
}
