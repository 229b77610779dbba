const probeMicroseconds = 20_000;

/**
 * How much of a core this process can get now, from 0 to 1: it uses 20 ms of processor time and measures how long that
 * took. A thread that only computes gets no more than this one.
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
