import { spawn } from "node:child_process";
import { freePort } from "../../server/test/free-port.ts";

/**
 * Development at one address: the site from its sources at `PORT` (3000 where it is not set), and behind it the server,
 * which restarts on every change. The site forwards all other requests, so cookies, the origin check, links in mails
 * and the demo product all use the one address.
 */
const port = process.env.PORT || "3000";
const server = String(await freePort());
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
const children = [
  run(["--watch", "server/src/main.ts", ...process.argv.slice(2)], {
    PORT: server,
    PUBLIC_URL: publicUrl,
  }),
  run(["site/scripts/dev/dev.ts"], { DEV_PORT: port, DEV_SERVER: server, PUBLIC_URL: publicUrl }),
];
const stop = () => {
  for (const child of children) child.kill();
};
for (const child of children) {
  child.once("exit", (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);

function run(args: string[], environment: Record<string, string>) {
  const env = { ...process.env, ...environment };
  return spawn(process.execPath, args, { stdio: "inherit", env });
}
