// `npm test`: prepares the clone and runs every stage, or those of `--only units,api`.
import { prepare } from "./prepare/prepare.mjs";
import { becomeNode } from "./prepare/runtime.mjs";

prepare();
becomeNode(["scripts/testing/main.ts", ...process.argv.slice(2)]);
