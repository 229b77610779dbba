// `npm run dev`, `npm test`, `npm run release`: prepares the clone and runs the program that is named, with its flags.
import { prepare } from "./prepare/prepare.mjs";
import { becomeNode } from "./prepare/runtime.mjs";

prepare();
becomeNode(process.argv.slice(2));
