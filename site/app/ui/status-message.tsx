import { type ReactNode, useEffect, useRef } from "react";
import { Notice, type NoticeKind } from "./notice.tsx";

/**
 * Good news or progress, read out when it appears. Render it always and fill it later: a region that
 * is there before its text is announced reliably.
 */
export function StatusMessage({
  kind = "success",
  takesFocus = false,
  children,
}: {
  kind?: Exclude<NoticeKind, "error">;
  /** The message takes the place of the form that had the focus. */
  takesFocus?: boolean;
  children?: ReactNode;
}) {
  const region = useRef<HTMLDivElement>(null);
  const isFilled = Boolean(children);
  useEffect(() => {
    if (isFilled && takesFocus) region.current?.focus();
  }, [isFilled, takesFocus]);
  return (
    <div
      ref={region}
      role="status"
      className="status-message"
      {...(takesFocus ? { tabIndex: -1 } : {})}
    >
      {isFilled ? <Notice kind={kind}>{children}</Notice> : null}
    </div>
  );
}
