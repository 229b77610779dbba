import { brandMark } from "@frontdoor/brand/mark.ts";

/** The brand's mark, in the current text colour. `size` in pixels. */
export function Mark({ size = 34 }: { size?: number }) {
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="currentColor" d={brandMark} />
    </svg>
  );
}
