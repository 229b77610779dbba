import { glyphs } from "./glyphs.tsx";
import { pictograms } from "./pictograms.tsx";

const shapes = { ...pictograms, ...glyphs };
export type IconName = keyof typeof shapes;

/** An icon beside a text that says the same, so it is hidden from assistive technology. `size` in pixels. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[name]}
    </svg>
  );
}
