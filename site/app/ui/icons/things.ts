import { circle, drawn, line, rect } from "./shape.tsx";

/** Icons of things and places in the interface's style, used by few pages. */
export const things = {
  play: line("M8 5.5v13l10.5-6.5Z", { fill: "currentColor" }),
  more: drawn(circle(5, 12, 0.9), circle(12, 12, 0.9), circle(19, 12, 0.9)),
  phone: line(
    "M6.5 3.5h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2C11 18.9 5.1 13 4.5 5.7a2 2 0 0 1 2-2.2Z",
  ),
  mail: drawn(rect(3, 5, 18, 14, 2), line("m3.5 7 8.5 6 8.5-6")),
  pin: drawn(line("M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Z"), circle(12, 9.5, 2.5)),
  calendar: drawn(rect(4, 5.5, 16, 14.5, 2), line("M4 10h16M8.5 3.5v4M15.5 3.5v4")),
  computer: drawn(rect(3, 4.5, 18, 12, 1.8), line("M9 20h6M12 16.5V20")),
  tablet: drawn(rect(6, 3, 12, 18, 2.5), line("M10 18.3h4")),
} as const;
