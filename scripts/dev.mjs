// `npm run dev`: everything at one address, from its sources. Flags such as --no-demo go to the server.
import { prepare } from "./prepare/prepare.mjs";
import { becomeNode } from "./prepare/runtime.mjs";

prepare();
becomeNode(["scripts/dev/main.ts", ...process.argv.slice(2)]);
