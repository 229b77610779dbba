import { Heron } from "../../ui/scene/heron.tsx";
import type { Orb } from "../../ui/scene/orb.ts";
import { Reeds } from "../../ui/scene/reeds.tsx";
import { Vignette } from "../../ui/scene/vignette.tsx";

interface ChapterFigureProps {
  orb: Orb;
  /** Where each bird stands, as the name of its place in the style sheet. */
  birds: readonly string[];
  reeds?: boolean;
}

/** What a chapter tells, on the river: the day goes on, and the birds are those of the chapter. */
export function ChapterFigure({ orb, birds, reeds = false }: ChapterFigureProps) {
  return (
    <div className="chapter__figure" aria-hidden="true">
      <Vignette orb={orb} />
      {birds.map((place) => (
        <Heron key={place} place={`chapter__bird--${place}`} />
      ))}
      {reeds && <Reeds width={260} height={150} count={22} seed={13} />}
    </div>
  );
}
