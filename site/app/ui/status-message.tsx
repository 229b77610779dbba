import type { ReactNode } from "react";
import { Notice, type NoticeKind } from "./notice.tsx";

/**
 * Good news or progress, read out when it appears. Render it always and fill it later: a region that
 * is there before its text is announced reliably.
 */
export function StatusMessage({
  kind = "success",
  children,
}: {
  kind?: Exclude<NoticeKind, "error">;
  children?: ReactNode;
}) {
  return (
    <div role="status" className="status-message">
      {children ? <Notice kind={kind}>{children}</Notice> : null}
    </div>
  );
}
