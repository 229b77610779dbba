import type { Orb } from "./orb.ts";
import { repeatableRandom } from "./random.ts";

const waterline = 321;
const ripples = 10;

/**
 * The sun's reflection as one path in the 1440 × 520 picture: ripples that touch below the sun and spread towards the
 * near bank.
 */
export function reflection({ x, r }: Orb): string {
  const random = repeatableRandom(11);
  return Array.from({ length: ripples }, (_, i) => {
    const depth = i / ripples;
    const y = waterline + r * (0.02 + 0.86 * depth);
    const half = r * 0.94 * Math.sqrt(1 - depth * depth) * (0.84 + 0.24 * random());
    const middle = x + (random() - 0.5) * r * 0.34 * depth;
    const thick = r * (0.13 - 0.095 * depth);
    return `M${f(middle - half)} ${f(y)}q${f(half)} ${f(-thick)} ${f(2 * half)} 0q${f(-half)} ${f(thick)} ${f(-2 * half)} 0Z`;
  }).join("");
}

const f = (value: number) => value.toFixed(1);
