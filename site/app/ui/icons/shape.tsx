import type { ReactNode } from "react";

/** The frame of an icon: beside a text that says the same, so it is hidden from assistive technology. */
export function Shape({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
