// `npm run dev`: the server, started again on every change, and the site from its sources.
import { spawn } from "node:child_process";
import { prepare } from "./prepare/prepare.mjs";
import { becomeNode, toolEnvironment } from "./prepare/runtime.mjs";

prepare();
const site = spawn("npm", ["run", "dev", "-w", "site"], {
  stdio: "inherit",
  env: toolEnvironment(),
});
process.on("exit", () => site.kill());
becomeNode(["--watch", "server/src/main.ts", ...process.argv.slice(2)]);
