import { spawn } from "node:child_process";
import { end, untilReady } from "../../server/test/child-process.ts";
import { logIn, newStranger, registration, send } from "../../server/test/faults/person.ts";
import { freePort } from "../../server/test/free-port.ts";

/**
 * The first day of an unpacked archive, told as JSON: it starts on an empty folder, serves, signs a person up, stops
 * on request, starts again and knows the person. Run as `node first-day.ts <folder of the archive> <data folder>`.
 */
const [folder = "", dataDir = ""] = process.argv.slice(2);
const port = await freePort();
const url = `http://localhost:${port}`;

async function start() {
  const began = performance.now();
  const child = spawn(`${folder}/bin/frontdoor`, ["start"], {
    cwd: dataDir,
    // The environment of an empty machine: no Node, no npm, no network.
    env: {
      PATH: "/usr/bin:/bin",
      PORT: String(port),
      PUBLIC_URL: url,
      HOST: "127.0.0.1",
      DATA_DIR: `${dataDir}/data`,
      LOG_LEVEL: "error",
      HTTPS_PROXY: "http://127.0.0.1:9",
      npm_config_registry: "http://127.0.0.1:9",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilReady(`${url}/readyz`, child).catch((error) => {
    child.kill("SIGKILL");
    throw error;
  });
  return { child, milliseconds: Math.round(performance.now() - began) };
}

const statusOf = async (path: string) => (await fetch(url + path)).status;
const person = newStranger();
const first = await start();
const [, script = ""] =
  /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(`${url}/login`)).text()) ?? [];
const told = {
  home: await statusOf("/"),
  login: await statusOf("/login"),
  script: await statusOf(script),
  signUp: (await send(url, registration(person)))?.status,
  stopped: await end(first.child),
};
const second = await start();
const loggedIn = await logIn(url, person);
const again = { loggedIn, stoppedAgain: await end(second.child) };
const milliseconds = { first: first.milliseconds, second: second.milliseconds };
process.stdout.write(JSON.stringify({ ...told, ...again, milliseconds }));
