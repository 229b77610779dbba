import { renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { heapFile } from "./heap.ts";

// Loaded before a server, so that it tells what its heap holds once everything that nobody needs is gone.
setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");
const file = heapFile(process.env.DATA_DIR ?? "");

process.on("SIGUSR2", () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(`${file}.new`, String(heapUsed + external));
  renameSync(`${file}.new`, file);
});
