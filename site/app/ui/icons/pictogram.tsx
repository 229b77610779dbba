import { glyphs } from "./glyphs.ts";
import { pictograms } from "./pictograms.ts";
import { Shape } from "./shape.tsx";
import { signs } from "./signs.ts";

const shapes = { ...pictograms, ...signs, ...glyphs };
export type PictogramName = keyof typeof shapes;

/** Any icon or pictogram, for prerendered pages, whose drawings are in no bundle; forms use `Icon`. */
export function Pictogram({ name, size = 24 }: { name: PictogramName; size?: number }) {
  return <Shape size={size}>{shapes[name]}</Shape>;
}
