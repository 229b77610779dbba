// `npm start`: prepares the clone and serves it. Flags such as --no-demo go to the server.
import { createServer } from "node:net";
import { prepare } from "./prepare/prepare.mjs";
import { becomeNode, givesBack } from "./prepare/runtime.mjs";

const consolePort = 3002;
const flags = process.argv.slice(2);

/** Whether no variable is set that says where it runs: then somebody is trying it out. */
function isPlain() {
  const places = ["STAFF_LISTEN", "STAFF_URL", "DATABASE_URL", "PUBLIC_URL", "PORT", "NODE_ENV"];
  return flags.length === 0 && places.every((name) => process.env[name] === undefined);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether nobody listens there
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

prepare({ withoutTests: true });
if (isPlain() && (await isFree(consolePort))) process.env.STAFF_LISTEN = `127.0.0.1:${consolePort}`;
becomeNode(["server/src/main.ts", ...flags], givesBack());
