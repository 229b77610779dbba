/** Position and radius of the sun in the 1440 × 520 picture; the horizon is at 320. */
export interface Orb {
  x: number;
  y: number;
  r: number;
}
