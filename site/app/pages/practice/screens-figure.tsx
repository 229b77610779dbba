/** Picture of one record on three screens, each marked with a sun. */
export function ScreensFigure() {
  return (
    <svg className="screens" viewBox="0 0 420 132" aria-hidden="true" focusable="false">
      <Screen x={6} y={6} width={246} corner={11} side={54} />
      <Screen x={234} y={28} width={116} corner={11} />
      <Screen x={334} y={52} width={78} corner={14} />
    </svg>
  );
}

interface ScreenProps {
  x: number;
  y: number;
  width: number;
  corner: number;
  /** Width of the page list beside the records, on wide screens. */
  side?: number;
}

const marked = 1;
const rows = [0, marked, 2, 3, 4] as const;
const bar = 17;
const rowHeight = 20;
const foot = 160;

/** A screen cropped by the picture's lower edge. Sizes in units of the picture. */
function Screen({ x, y, width, corner, side = 0 }: ScreenProps) {
  const left = x + side;
  const room = width - side;
  return (
    <g>
      <rect
        {...{ x, y, width }}
        height={foot}
        rx={corner}
        fill="var(--surface)"
        stroke="var(--ink-a3)"
        strokeWidth="1.5"
      />
      <path
        fill="var(--accent)"
        d={`M${x} ${y + bar}v${corner - bar}a${corner} ${corner} 0 0 1 ${corner} ${-corner}h${width - 2 * corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${bar - corner}Z`}
      />
      {side > 0 && (
        <>
          <rect {...{ x: x + 1, y: y + bar, width: side }} height={foot} fill="var(--well)" />
          <path
            stroke="var(--line-strong)"
            strokeWidth="5"
            strokeLinecap="round"
            d={rows.map((row) => `M${x + 13} ${centre(row)}h${row % 2 ? 20 : 27}`).join("")}
          />
        </>
      )}
      <rect
        x={left + 5}
        y={centre(marked) - 9}
        width={room - 10}
        height="18"
        rx="6"
        fill="var(--accent-soft)"
      />
      <circle cx={left + 16} cy={centre(marked)} r="4.5" fill="var(--sun)" />
      <path
        stroke="var(--line-strong)"
        strokeWidth="5"
        strokeLinecap="round"
        d={rows
          .map(
            (row) =>
              `M${left + (row === marked ? 28 : 15)} ${centre(row)}H${Math.round(left + room * (row % 2 ? 0.52 : 0.58))}`,
          )
          .join("")}
      />
      <path
        stroke="var(--success-line)"
        strokeWidth="7"
        strokeLinecap="round"
        d={rows
          .map(
            (row) => `M${Math.round(left + room * 0.76)} ${centre(row)}h${Math.round(room * 0.1)}`,
          )
          .join("")}
      />
    </g>
  );

  function centre(row: number): number {
    return y + bar + 15 + row * rowHeight;
  }
}
