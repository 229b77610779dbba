import { Shape } from "../../ui/icons/shape.tsx";

/** Icons that only the console uses, drawn in the line width of the interface. */
const shapes = {
  send: (
    <>
      <path d="M21 4 3.5 10.2l6.3 3.3L13 20Z" />
      <path d="M21 4 9.8 13.5" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.5-3.8 2.8-5.7 6.5-5.7s6 1.9 6.5 5.7M15.5 5.3a3.5 3.5 0 0 1 0 6.4M17.8 14.3c2.1.7 3.3 2.4 3.7 5.2" />
    </>
  ),
  archive: (
    <>
      <rect x="3.5" y="5" width="17" height="4.5" rx="1" />
      <path d="M5 9.5V18a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18V9.5M10 13h4" />
    </>
  ),
  webhook: (
    <>
      <circle cx="6" cy="12" r="2.500" />
      <circle cx="18" cy="6.500" r="2.500" />
      <circle cx="18" cy="17.500" r="2.500" />
      <path d="m8.300 11 7.400-3.500M8.300 13l7.400 3.500" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="15.500" r="4" />
      <path d="M11 12.500 19.500 4M16 7.500l3 3" />
    </>
  ),
  phone: (
    <path d="M6.500 3.500h3l1.500 4-2 1.500a11 11 0 0 0 6 6l1.500-2 4 1.500v3a2 2 0 0 1-2 2A15.500 15.500 0 0 1 4.500 5.500a2 2 0 0 1 2-2Z" />
  ),
  chart: <path d="M4 20h16M6.500 17v-5M11 17V6M15.500 17v-8M20 17v-3" />,
  practice: (
    <>
      <path d="M5 20V5.500A1.500 1.500 0 0 1 6.500 4h11A1.500 1.500 0 0 1 19 5.500V20M3.500 20h17M12 7.500v5M9.500 10h5" />
      <path d="M10 20v-3.500h4V20" />
    </>
  ),
  house: <path d="M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z" />,
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
  list: <path d="M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1" />,
  pencil: <path d="m4.5 19.5 1-4L16 5l3 3L8.5 18.5Z" />,
  leave: (
    <path d="M10 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H10M10.5 12H20M16.5 8l4 4-4 4" />
  ),
  step: (
    <>
      <circle className="sun" cx="12" cy="12" r="2" />
      <rect x="3" y="6" width="18" height="12" rx="3" />
      <path d="M6.8 12h.1M17.2 12h.1" strokeWidth="2.6" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  agree: (
    <>
      <circle cx="8" cy="8.5" r="3.5" />
      <path d="M2 19.5c.5-3.8 2.6-5.7 6-5.7 1.3 0 2.4.3 3.3.8M13.5 17l2.700 2.700 5.300-6" />
    </>
  ),
  badge: (
    <>
      <rect x="5" y="4" width="14" height="16.5" rx="2" />
      <circle className="sun" cx="12" cy="11" r="2.2" />
      <path d="M8.5 17c.4-1.7 1.6-2.5 3.5-2.5s3.1.8 3.5 2.5M10 4v2h4V4" />
    </>
  ),
  lock: (
    <>
      <circle className="sun" cx="12" cy="15.5" r="1.8" />
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </>
  ),
  open: (
    <>
      <circle className="sun" cx="12" cy="15.5" r="1.8" />
      <rect x="5" y="10.5" width="14" height="10" rx="2" />
      <path d="M8 10.5V7.500a4 4 0 0 1 7.500-2" />
    </>
  ),
  good: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.8 2.8 5.2-5.6" />
    </>
  ),
  bad: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.3v.2" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.500v.2" />
    </>
  ),
} as const;
export type ConsoleIconName = keyof typeof shapes;

export function ConsoleIcon({ name, size = 20 }: { name: ConsoleIconName; size?: number }) {
  return <Shape size={size}>{shapes[name]}</Shape>;
}
