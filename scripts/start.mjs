// `npm start`: prepares the clone and serves it. Flags such as --no-demo go to the server.
import { prepare } from "./prepare/prepare.mjs";
import { becomeNode, givesBack } from "./prepare/runtime.mjs";

prepare();
becomeNode(["server/src/main.ts", ...process.argv.slice(2)], givesBack);
