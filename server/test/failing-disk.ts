import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Imported before a process's own modules: from SIGUSR2 on no file of it can be synced. Keeps it alive. */
const { fsyncSync } = fs;
let isBroken = false;
fs.fsyncSync = (descriptor) => {
  if (isBroken) throw Object.assign(new Error("EIO: i/o error, fsync"), { code: "EIO" });
  fsyncSync(descriptor);
};
syncBuiltinESMExports();
process.on("SIGUSR2", () => {
  isBroken = true;
});
setInterval(() => {}, 2 ** 30);
