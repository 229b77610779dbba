import { type Profiler, Session } from "node:inspector/promises";

/** Which blocks of which functions have run, as the engine itself counts them. */
export interface Coverage {
  /** Places of the files, each where a block begins or ends, whose code has run since the last look. */
  take(): Promise<Set<string>>;
  stop(): Promise<void>;
}

/** @param files ends of the paths that are looked at, such as `validators/name.ts` */
export async function startCoverage(files: readonly string[]): Promise<Coverage> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const boundaries = new Map(files.map((file) => [file, new Set<number>()]));
  return {
    async take() {
      const { result } = await session.post("Profiler.takePreciseCoverage");
      const places = new Set<string>();
      for (const { url, functions } of result) {
        const file = files.find((end) => url.endsWith(end));
        const known = file === undefined ? undefined : boundaries.get(file);
        if (known === undefined) continue;
        const ranges = functions.flatMap((each) => each.ranges);
        for (const { startOffset, endOffset } of ranges) known.add(startOffset).add(endOffset);
        for (const place of known) if (hasRun(place, ranges)) places.add(`${file} ${place}`);
      }
      return places;
    },
    async stop() {
      await session.post("Profiler.stopPreciseCoverage");
      session.disconnect();
    },
  };
}

/**
 * The engine names no block that ran as often as what is around it, so that of one text alone it tells only what did
 * not run: the innermost range around a place says whether its code did.
 */
function hasRun(place: number, ranges: readonly Profiler.CoverageRange[]): boolean {
  const around = ranges.filter((each) => each.startOffset <= place && place < each.endOffset);
  const sizeOf = (range: Profiler.CoverageRange) => range.endOffset - range.startOffset;
  const [innermost] = around.sort((a, b) => sizeOf(a) - sizeOf(b));
  return (innermost?.count ?? 0) > 0;
}
