import { circle, drawn, line, rect, sun } from "./shape.tsx";

/** Pictures for the products on a grid of 24, each with one filled sun at its main point. */
export const pictograms = {
  identity: drawn(
    sun(8.5, 10.5, 2.4),
    rect(3, 5, 18, 14, 2.5),
    line("M5.8 16c.4-1.7 1.4-2.6 2.7-2.6s2.3.9 2.7 2.6M14.5 10h3.5M14.5 14h2.5"),
  ),
  questionnaire: drawn(
    sun(9, 13.2, 1.9),
    line(
      "M8 5H6.5A1.5 1.5 0 0 0 5 6.5v13A1.5 1.5 0 0 0 6.5 21h11a1.5 1.5 0 0 0 1.5-1.5v-13A1.5 1.5 0 0 0 17.5 5H16",
    ),
    rect(8, 3, 8, 4, 1.2),
    line("M13 13.2h3M8 17.2h8"),
  ),
  terms: drawn(sun(7, 17, 2.2), line("M21 4 3.5 10.2l6.3 3.3L13 20Z"), line("M21 4 9.8 13.5")),
  live: drawn(
    sun(12, 12, 2.4),
    line(
      "M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M4 20v-4.5h4.5",
    ),
  ),
  billing: drawn(
    sun(15.5, 15, 2),
    line("M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 18.9Z"),
    line("M9 8h6M9 11.5h4"),
  ),
  share: drawn(
    sun(6, 12, 2.6),
    circle(18, 5.5, 2.5),
    circle(18, 18.5, 2.5),
    line("m8.4 10.8 7.3-4.1M8.4 13.2l7.3 4.1"),
  ),
  note: drawn(
    sun(17.8, 6.2, 2.3),
    line("M19 12v6.5A1.5 1.5 0 0 1 17.5 20h-11A1.5 1.5 0 0 1 5 18.5v-13A1.5 1.5 0 0 1 6.5 4H12"),
    line("M8.5 9H12M8.5 12.5h7M8.5 16h5"),
  ),
  template: drawn(sun(16.5, 16.5, 2.3), rect(4, 4, 16, 16, 2), line("M4 9.5h16M10.5 9.5V20")),
  documents: drawn(
    sun(15.5, 14, 2.2),
    line(
      "M3.5 18V6.5A1.5 1.5 0 0 1 5 5h4.2l2.3 2.8H19a1.5 1.5 0 0 1 1.5 1.5V18a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18Z",
    ),
  ),
  consent: drawn(
    sun(17.5, 7, 2.3),
    line(
      "M3.5 20.5h17M4.5 15.5c3-1.6 5-5 5-8 0-1.9-2.1-1.9-2.1.8 0 4 1.9 7.2 4 7.2 1.6 0 1.6-2.7 3-2.7 1.3 0 1.1 2.2 3.4 1.9",
    ),
  ),
  message: drawn(
    sun(8.5, 11.5, 1.7),
    line(
      "M20.5 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5h14a1.5 1.5 0 0 1 1.5 1.5Z",
    ),
    line("M12.5 9.5h4.5M12.5 13h3"),
  ),
  preadmission: drawn(sun(7.5, 10.5, 2.2), line("M3 5v14M3 16h18M21 19v-5a3 3 0 0 0-3-3h-6v5")),
  theatre: drawn(sun(12, 14.4, 2.3), line("M12 3v2.5M5.5 11.5a6.5 6 0 0 1 13 0ZM3.5 20.5h17")),
  queue: drawn(
    sun(5.5, 6.5, 2),
    circle(5.5, 12.5, 1.6),
    circle(5.5, 18.5, 1.6),
    line("M10.5 6.5H20M10.5 12.5H17M10.5 18.5h4"),
  ),
  report: drawn(sun(18, 5.5, 2.3), line("M4 4v16h16"), line("m7.5 15.5 3.5-4 3 2.5 4-5")),
  offline: drawn(
    sun(12, 17.5, 2),
    line(
      "M4 4l16 16M9.2 13a5 5 0 0 1 3-.9M6.2 9.8a9.5 9.5 0 0 1 2.6-1.6M12.5 7.1a9.5 9.5 0 0 1 5.3 2.7M15 12.8a5 5 0 0 1 .7.5",
    ),
  ),
  export: drawn(
    sun(17.5, 6.5, 2.3),
    line("M12 4v10M8 10.5l4 4 4-4M4.5 16v2.5A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5V16"),
  ),
  camera: drawn(
    sun(12, 13, 2.2),
    line(
      "M4.5 8h2.8l1.5-2.5h6.4L16.7 8h2.8A1.5 1.5 0 0 1 21 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-8A1.5 1.5 0 0 1 4.5 8Z",
    ),
    circle(12, 13, 4),
  ),
  signOff: drawn(
    sun(17.5, 17.5, 2.2),
    line("M19 12V6.5A1.5 1.5 0 0 0 17.5 5h-11A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19H13"),
    line("m8.5 11.5 2.5 2.5 5-5.5"),
  ),
  key: drawn(
    sun(8, 15.5, 2),
    circle(8, 15.5, 4.5),
    line("m11.3 12.2 8.2-8.2M16 7.5l3 3M13.5 10l1.8 1.8"),
  ),
  people: drawn(
    sun(8.5, 8.5, 2.8),
    line(
      "M3 19c.4-3.4 2.5-5.3 5.5-5.3S13.6 15.6 14 19M15.5 6.2a2.8 2.8 0 0 1 0 5.1M17.2 14.3c2.1.6 3.5 2.3 3.8 4.7",
    ),
  ),
  code: drawn(
    sun(12, 12, 2),
    rect(3, 6, 18, 12, 3),
    line("M6.8 12h.1M17.2 12h.1", { strokeWidth: 2.6 }),
  ),

  // Things and places in the interface's style, used by few pages.
  play: line("M8 5.5v13l10.5-6.5Z", { fill: "currentColor" }),
  more: drawn(circle(5, 12, 0.9), circle(12, 12, 0.9), circle(19, 12, 0.9)),
  computer: drawn(rect(3, 4.5, 18, 12, 1.8), line("M9 20h6M12 16.5V20")),
  tablet: drawn(rect(6, 3, 12, 18, 2.5), line("M10 18.3h4")),
} as const;
