import { useId } from "react";

const heights = [33, 29, 14] as const;

/** Progress as the sun at one of three heights above the waterline. */
export function SunStep({ step }: { step: 1 | 2 | 3 }) {
  const id = useId();
  return (
    <svg width="48" height="30" viewBox="0 0 48 30" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={id}>
          <rect width="48" height="28.8" />
        </clipPath>
      </defs>
      <circle cx="24" cy={heights[step - 1]} r="12" fill="var(--sun)" clipPath={`url(#${id})`} />
      <rect y="27.5" width="48" height="2.5" fill="var(--accent)" />
    </svg>
  );
}
