/** Where the sun stands and how large it is, in the 1440 × 520 picture; the horizon is at 320. */
export interface Orb {
  x: number;
  y: number;
  r: number;
}
