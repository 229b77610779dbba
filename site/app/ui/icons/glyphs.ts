import { circle, drawn, line, rect } from "./shape.tsx";

/** The icons of forms, part of every bundle, as lines of one weight; none of them contains a sun. */
export const glyphs = {
  search: drawn(circle(11, 11, 6.5), line("m16 16 4.5 4.5")),
  check: line("m5 12.5 4.7 4.7L19.5 7"),
  close: line("M6 6l12 12M18 6 6 18"),
  arrow: line("M4.5 12h15M13.5 6l6 6-6 6"),
  chevronDown: line("m6 9.5 6 6 6-6"),
  chevronRight: line("m9.5 6 6 6-6 6"),
  back: line("M19.5 12h-15M10.5 6l-6 6 6 6"),
  warning: drawn(
    line("M12 3.5 22 20.5H2Z", { strokeLinejoin: "round" }),
    line("M12 10v4.5M12 17.3v.2"),
  ),
  info: drawn(circle(12, 12, 9), line("M12 11v5.5M12 7.5v.2")),
  error: drawn(circle(12, 12, 9), line("M12 7.5v5.5M12 16.3v.2")),
  success: drawn(circle(12, 12, 9), line("m8 12.3 2.8 2.8 5.2-5.6")),
  eye: drawn(
    line("M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"),
    circle(12, 12, 2.8),
  ),
  plus: line("M12 5v14M5 12h14"),
  download: line("M12 4v11M7.5 10.8 12 15.3l4.5-4.5M5 19.5h14"),
  android: drawn(
    rect(6, 3, 12, 18, 2.5),
    circle(12, 6.2, 0.9, { fill: "currentColor", stroke: "none" }),
    line("M10 18.3h4"),
  ),
  iphone: drawn(rect(6, 3, 12, 18, 3.5), line("M10.2 5.8h3.6", { strokeWidth: 2.2 })),
} as const;
