import type { FuzzTarget } from "./fuzz-target.ts";
import { headerTargets } from "./header-targets.ts";
import { validatorTargets } from "./validator-targets.ts";

export const fuzzTargets: readonly FuzzTarget[] = [...validatorTargets, ...headerTargets];
