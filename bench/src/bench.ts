import type { FrontDoor } from "./front-door.ts";
import type { LoadResult } from "./load.ts";

/** Measured values by the name of what was measured. */
export type Figures = Record<string, LoadResult | Record<string, number>>;

export interface Bench {
  name: string;
  /** The name of the result files; `name` when left out. */
  keptAs?: string;
  /** A description for the reader of the results. */
  about: string;
  run(setting: { frontDoor: FrontDoor; seconds: number }): Promise<Figures>;
}
