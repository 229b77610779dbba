import { type RefObject, useEffect, useRef } from "react";

/** Focuses the heading once something else is shown below it: what was pressed is gone with what stood there. */
export function useNewHeading(shown: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) heading.current?.focus();
    before.current = shown;
  }, [shown]);
  return heading;
}
