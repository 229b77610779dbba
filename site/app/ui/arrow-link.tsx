import type { ReactNode } from "react";
import { Icon } from "./icons/icon.tsx";

interface ArrowLinkProps {
  to: string;
  direction?: "on" | "back";
  children: ReactNode;
}

/** A link forward (arrow after the text) or back (arrow before it). */
export function ArrowLink({ to, direction = "on", children }: ArrowLinkProps) {
  return (
    <a className="arrow-link" href={to}>
      {direction === "back" && <Icon name="back" size={20} />}
      <span>{children}</span>
      {direction === "on" && <Icon name="arrow" size={20} />}
    </a>
  );
}
