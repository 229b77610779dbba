import { useId } from "react";

const horizon = 220;
const sun = { x: 210, r: 120 };

/** A discount as a sun: as much of it stands above the water as there is off the price. */
export function DiscountCard({
  percent,
  amount,
  text,
}: {
  percent: 50 | 20;
  amount: string;
  text: string;
}) {
  const id = useId();
  const height = percent === 50 ? horizon : horizon + sun.r * 0.52;
  return (
    <article className="discount">
      <svg
        viewBox="0 0 360 300"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <clipPath id={id}>
            <rect x="-200" y="-100" width="800" height={horizon + 100} />
          </clipPath>
        </defs>
        <circle cx={sun.x} cy={height} r={sun.r} fill="var(--sun)" clipPath={`url(#${id})`} />
        <rect x="-900" y={horizon} width="2000" height="90" fill="var(--water-a)" />
        <rect x="-900" y={horizon - 1} width="2000" height="3" fill="var(--hill-3)" />
        <path
          stroke="var(--glint)"
          strokeWidth="3"
          strokeLinecap="round"
          d="M150 238h120M180 254h96M126 270h110M200 286h80"
        />
      </svg>
      <h3>{amount}</h3>
      <p>{text}</p>
    </article>
  );
}
