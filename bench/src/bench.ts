import type { FrontDoor } from "./front-door.ts";
import type { LoadResult } from "./load.ts";

/** Measured figures under the name of what was measured. */
export type Figures = Record<string, LoadResult | Record<string, number>>;

export interface Bench {
  name: string;
  /** Names its result files; its name does where this is left out. */
  keptAs?: string;
  /** One sentence for the reader of the results. */
  about: string;
  run(setting: { frontDoor: FrontDoor; seconds: number }): Promise<Figures>;
}
