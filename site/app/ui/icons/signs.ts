import { circle, drawn, line, rect, sun } from "./shape.tsx";

/** The icons of the interface that contain the sun. */
export const signs = {
  lock: drawn(sun(12, 15.5, 1.8), rect(5, 10.5, 14, 10, 2), line("M8 10.5V7.5a4 4 0 0 1 8 0v3")),
  passkey: drawn(
    sun(9, 8, 2.2),
    circle(9, 8, 4),
    line("M2.5 20c.5-3.6 2.8-5.6 6.5-5.6 1.3 0 2.4.25 3.4.75"),
    circle(17.5, 12.5, 2.7),
    line("M17.5 15.2V21l2-1.6M17.5 18h1.8"),
  ),
} as const;
