import { tmpdir } from "node:os";
import { join } from "node:path";

/** For each process that tests start: half of a start is to compile the same modules again. */
export const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), "frontdoor-compiled") };
