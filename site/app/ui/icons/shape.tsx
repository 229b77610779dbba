import type { ReactNode } from "react";

/** The svg of an icon, hidden from assistive technology, as a text beside it says the same. */
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
