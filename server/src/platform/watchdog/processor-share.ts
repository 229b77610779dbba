const probeMicroseconds = 20_000;

/**
 * How much of a core this process could have now, from 0 to 1: spends 20 ms of processor time and looks how
 * long that took. A thread that waits for nothing but the processor gets no more than this one.
 */
export function shareOfCore(): number {
  const start = performance.now();
  const before = process.threadCpuUsage();
  while (microseconds(process.threadCpuUsage(before)) < probeMicroseconds);
  return probeMicroseconds / 1_000 / (performance.now() - start);
}

/** Seconds of processor time that the threads of this process have used, without the calling one. */
export function secondsOfOthers(): number {
  return (microseconds(process.cpuUsage()) - microseconds(process.threadCpuUsage())) / 1_000_000;
}

function microseconds({ user, system }: NodeJS.CpuUsage): number {
  return user + system;
}
