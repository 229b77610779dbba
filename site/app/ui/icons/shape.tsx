import { createElement, Fragment, type ReactNode, type SVGAttributes } from "react";

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

type Look = SVGAttributes<SVGElement>;

/** The parts of an icon, on a grid of 24. */
export const line = (d: string, look?: Look) => <path d={d} {...look} />;
export const rect = (x: number, y: number, width: number, height: number, rx: number) => (
  <rect {...{ x, y, width, height, rx }} />
);
export const circle = (cx: number, cy: number, r: number, look?: Look) => (
  <circle {...{ cx, cy, r }} {...look} />
);
export const sun = (cx: number, cy: number, r: number) => (
  <circle className="sun" {...{ cx, cy, r }} />
);

/** An icon of several parts. */
export const drawn = (...parts: ReactNode[]) => createElement(Fragment, null, ...parts);
