import type { ReactNode } from "react";
import { Icon } from "../../../ui/icons/icon.tsx";

/** A step of a process: done, or current, shown as half a sun. */
export function WayStep({
  isDone = false,
  more,
  children,
}: {
  isDone?: boolean;
  more: string;
  children: ReactNode;
}) {
  return (
    <li className={isDone ? undefined : "way__now"}>
      <i aria-hidden="true">{isDone && <Icon name="check" size={15} />}</i>
      <div>
        {isDone ? children : <b>{children}</b>}
        <small>{more}</small>
      </div>
    </li>
  );
}
