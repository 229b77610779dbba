// `npm run frontdoor -- <command>`: the operator's command on the installed Node.
import { becomeNode } from "./prepare/runtime.mjs";

becomeNode(["server/src/cli/main.ts", ...process.argv.slice(2)]);
