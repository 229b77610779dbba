import { createRequire } from "node:module";

const autocannon: (options: unknown) => Promise<unknown> = createRequire(import.meta.url)(
  "autocannon",
);

/**
 * Run as a process of its own: takes autocannon's options as its argument, prints its report and own CPU time on
 * stdout.
 */
const options: unknown = JSON.parse(process.argv[2] ?? "{}");
const before = process.cpuUsage();
const report = await autocannon(options);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ report, cpuMicroseconds: user + system }));
