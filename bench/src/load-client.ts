import { createRequire } from "node:module";

const autocannon: (options: unknown) => Promise<unknown> = createRequire(import.meta.url)(
  "autocannon",
);

/** The process that asks: autocannon's options as its one argument, its report and own CPU time on stdout. */
const options: unknown = JSON.parse(process.argv[2] ?? "{}");
const before = process.cpuUsage();
const report = await autocannon(options);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ report, cpuMicroseconds: user + system }));
