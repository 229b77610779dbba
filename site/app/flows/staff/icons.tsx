import { glyphs } from "../../ui/icons/glyphs.ts";
import { circle, drawn, line, rect, Shape, sun } from "../../ui/icons/shape.tsx";
import { signs } from "../../ui/icons/signs.ts";

/** The icons of the console: some of the interface, and those that only the console uses. */
const shapes = {
  search: glyphs.search,
  good: glyphs.success,
  bad: glyphs.error,
  info: glyphs.info,
  lock: signs.lock,
  send: drawn(line("M21 4 3.5 10.2l6.3 3.3L13 20Z"), line("M21 4 9.8 13.5")),
  people: drawn(
    circle(9, 8.5, 3.5),
    line(
      "M2.5 19.5c.5-3.8 2.8-5.7 6.5-5.7s6 1.9 6.5 5.7M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.8 14.3c2.1.7 3.3 2.4 3.7 5.2",
    ),
  ),
  archive: drawn(
    rect(3.5, 5, 17, 4.5, 1),
    line("M5 9.5V18a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18V9.5M10 13h4"),
  ),
  webhook: drawn(
    circle(6, 12, 2.5),
    circle(18, 6.5, 2.5),
    circle(18, 17.5, 2.5),
    line("m8.3 11 7.4-3.5M8.3 13l7.4 3.5"),
  ),
  key: drawn(circle(8, 15.5, 4), line("M11 12.5 19.5 4M16 7.5l3 3")),
  phone: line(
    "M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 5.5a2 2 0 0 1 2-2Z",
  ),
  chart: line("M4 20h16M6.5 17v-5M11 17V6M15.5 17v-8M20 17v-3"),
  practice: drawn(
    line("M5 20V5.5A1.5 1.5 0 0 1 6.5 4h11A1.5 1.5 0 0 1 19 5.5V20M3.5 20h17M12 7.5v5M9.5 10h5"),
    line("M10 20v-3.5h4V20"),
  ),
  house: line("M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z"),
  mail: drawn(rect(3, 5, 18, 14, 2), line("m3.5 7 8.5 6 8.5-6")),
  list: line("M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1"),
  pencil: line("m4.5 19.5 1-4L16 5l3 3L8.5 18.5Z"),
  leave: line(
    "M10 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H10M10.5 12H20M16.5 8l4 4-4 4",
  ),
  step: drawn(
    sun(12, 12, 2),
    rect(3, 6, 18, 12, 3),
    line("M6.8 12h.1M17.2 12h.1", { strokeWidth: 2.6 }),
  ),
  agree: drawn(
    circle(8, 8.5, 3.5),
    line("M2 19.5c.5-3.8 2.6-5.7 6-5.7 1.3 0 2.4.3 3.3.8M13.5 17l2.7 2.7 5.3-6"),
  ),
  badge: drawn(
    rect(5, 4, 14, 16.5, 2),
    sun(12, 11, 2.2),
    line("M8.5 17c.4-1.7 1.6-2.5 3.5-2.5s3.1.8 3.5 2.5M10 4v2h4V4"),
  ),
  open: drawn(sun(12, 15.5, 1.8), rect(5, 10.5, 14, 10, 2), line("M8 10.5V7.5a4 4 0 0 1 7.5-2")),
} as const;
export type ConsoleIconName = keyof typeof shapes;

export function ConsoleIcon({ name, size = 20 }: { name: ConsoleIconName; size?: number }) {
  return <Shape size={size}>{shapes[name]}</Shape>;
}
