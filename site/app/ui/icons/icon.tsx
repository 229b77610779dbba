import { glyphs } from "./glyphs.tsx";
import { Shape } from "./shape.tsx";
import { signs } from "./signs.tsx";

const shapes = { ...signs, ...glyphs };
export type IconName = keyof typeof shapes;

/** An icon of the interface, which every script carries; `size` in pixels. The pages' own are `Pictogram`. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Shape size={size}>{shapes[name]}</Shape>;
}
