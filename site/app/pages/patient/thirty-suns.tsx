import { patientWords } from "@frontdoor/words/patient.ts";
import { journeys } from "../../journeys.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";

const { thirty } = patientWords;

/** Thirty suns for thirty free patients, and the thirty-first as an outline (S1.010, S1.011). */
export function ThirtySuns() {
  return (
    <section className="thirty" aria-labelledby="thirty">
      <div className="wrap thirty__frame">
        <SunArc
          width={1200}
          height={486}
          sun={17}
          centre={[600, 446]}
          radii={[570, 410]}
          view="wide"
        />
        <SunArc
          width={350}
          height={490}
          sun={8.5}
          centre={[175, 474]}
          radii={[162, 456]}
          view="narrow"
        />
        <div className="thirty__copy">
          <h2 id="thirty">{thirty.heading}</h2>
          <p className="lead">{thirty.lead}</p>
          <ArrowLink to={journeys.patient.packages}>{thirty.link}</ArrowLink>
        </div>
      </div>
    </section>
  );
}

interface SunArcProps {
  width: number;
  height: number;
  /** Radius of a sun at the foot of the arc. */
  sun: number;
  centre: readonly [number, number];
  radii: readonly [number, number];
  view: "wide" | "narrow";
}

const freePatients = 30;

/** One sun for each free patient along an arc, brighter towards noon, and an outline for the first paid one. */
function SunArc({ width, height, sun, centre, radii, view }: SunArcProps) {
  return (
    <svg
      className={`thirty__arc thirty__arc--${view}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="var(--sun)">
        {Array.from({ length: freePatients }, (_, i) => {
          const { x, y, noon } = place(i, centre, radii);
          const warmth = Math.round(20 + 80 * noon);
          return (
            <circle
              key={x}
              cx={x}
              cy={y}
              r={(sun * (0.82 + 0.34 * noon)).toFixed(1)}
              fill={`color-mix(in oklab,var(--sun) ${warmth}%,var(--accent))`}
            />
          );
        })}
      </g>
      <circle
        cx={place(freePatients, centre, radii).x}
        cy={place(freePatients, centre, radii).y}
        r={sun * 0.86}
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
      <path d={`M0 ${height - 4}h${width}`} stroke="var(--line)" strokeWidth="2" />
    </svg>
  );
}

/** The position of sun `i`, and its nearness to noon from 0 to 1. */
function place(
  i: number,
  [cx, cy]: readonly [number, number],
  [rx, ry]: readonly [number, number],
) {
  const angle = angleAt(i / freePatients, rx, ry);
  const noon = Math.sin(angle);
  return {
    x: (cx + rx * Math.cos(angle)).toFixed(1),
    y: (cy - ry * noon).toFixed(1),
    noon,
  };
}

/** The angle at this share of the half ellipse's length; equal angles would give unequal distances. */
function angleAt(share: number, rx: number, ry: number): number {
  const steps = 60;
  const step = Math.PI / steps;
  const lengths = Array.from({ length: steps }, (_, i) => {
    const angle = Math.PI - (i + 0.5) * step;
    return Math.hypot(rx * Math.sin(angle), ry * Math.cos(angle));
  });
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  let angle = Math.PI;
  for (const length of lengths) {
    angle -= step * Math.min(1, left / length);
    left = Math.max(0, left - length);
  }
  return angle;
}
