import { Heron } from "../ui/scene/heron.tsx";
import { Reeds } from "../ui/scene/reeds.tsx";

/** The river's near bank on top of the footer, with one bird and one clump of reeds. */
export function FooterBank() {
  return (
    <div className="footer__bank" aria-hidden="true">
      <svg viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path
          fill="currentColor"
          d="M0 60V52C120 40 250 44 380 50C540 57 700 58 860 50C1000 43 1100 30 1220 28C1310 27 1380 34 1440 40V60Z"
        />
      </svg>
      <Reeds width={160} height={110} count={11} seed={41} />
      <Heron />
    </div>
  );
}
