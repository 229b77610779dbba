import type { ReactNode } from "react";
import { Icon, type IconName } from "./icons/icon.tsx";

export type NoticeKind = "note" | "success" | "warning" | "error";

const icons = {
  note: "info",
  success: "success",
  warning: "warning",
  error: "error",
} as const satisfies Record<NoticeKind, IconName>;

/** A coloured panel with an icon; not announced by itself. */
export function Notice({ kind = "note", children }: { kind?: NoticeKind; children: ReactNode }) {
  return (
    <div className={`notice notice--${kind}`}>
      <Icon name={icons[kind]} />
      <div>{children}</div>
    </div>
  );
}
