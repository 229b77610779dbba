import type { ReactNode } from "react";

/** Elements with spaces between them, for browsers that show text alone; a flexible box leaves the spaces out. */
export const apart = (elements: readonly ReactNode[]): ReactNode[] =>
  elements.flatMap((element, at) => (at === 0 ? [element] : [" ", element]));
