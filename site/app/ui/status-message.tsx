import { type ReactNode, useEffect, useRef } from "react";
import { Notice, type NoticeKind } from "./notice.tsx";

/**
 * A success or progress message, announced when it appears. Render it always and fill it later: only a region that
 * exists before its text is announced reliably.
 */
export function StatusMessage({
  kind = "success",
  takesFocus = false,
  children,
}: {
  kind?: Exclude<NoticeKind, "error">;
  /** Takes the focus, as it replaces the form that had it. */
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
