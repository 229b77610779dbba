// `npm run release`: prepares the clone and makes the release.
import { prepare } from "./prepare/prepare.mjs";
import { becomeNode } from "./prepare/runtime.mjs";

prepare();
becomeNode(["scripts/release/main.ts", ...process.argv.slice(2)]);
