import { glyphs } from "./glyphs.ts";
import { Shape } from "./shape.tsx";
import { signs } from "./signs.ts";

const shapes = { ...signs, ...glyphs };
export type IconName = keyof typeof shapes;

/** An icon of the interface, part of every bundle; `size` in pixels. Icons of pages are `Pictogram`s. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Shape size={size}>{shapes[name]}</Shape>;
}
