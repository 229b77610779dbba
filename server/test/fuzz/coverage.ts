import { Session } from "node:inspector/promises";

/** Which blocks of which functions have run, as the engine itself counts them. */
export interface Coverage {
  /** The blocks of the files that have run since the last look, by file and place. */
  take(): Promise<Set<string>>;
  stop(): Promise<void>;
}

/** @param files ends of the paths that are looked at, such as `validators/name.ts` */
export async function startCoverage(files: readonly string[]): Promise<Coverage> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  return {
    async take() {
      const { result } = await session.post("Profiler.takePreciseCoverage");
      const blocks = new Set<string>();
      for (const { url, functions } of result) {
        const file = files.find((end) => url.endsWith(end));
        if (file === undefined) continue;
        for (const { functionName, ranges } of functions) {
          for (const { startOffset, endOffset, count } of ranges) {
            if (count > 0) blocks.add(`${file} ${functionName} ${startOffset}-${endOffset}`);
          }
        }
      }
      return blocks;
    },
    async stop() {
      await session.post("Profiler.stopPreciseCoverage");
      session.disconnect();
    },
  };
}
