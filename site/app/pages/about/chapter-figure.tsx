import { Heron } from "../../ui/scene/heron.tsx";
import type { Orb } from "../../ui/scene/orb.ts";
import { Reeds } from "../../ui/scene/reeds.tsx";
import { Vignette } from "../../ui/scene/vignette.tsx";

interface ChapterFigureProps {
  orb: Orb;
  /** The position of each bird, by its name in the style sheet. */
  birds: readonly string[];
  reeds?: boolean;
}

/** A chapter's picture: the river with the chapter's sun and birds. */
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
