import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { prepareNginx } from "../../../scripts/testing/nginx.ts";
import { end } from "../child-process.ts";
import { freePort } from "../free-port.ts";

const pollMilliseconds = 20;

/** nginx with the configuration that we hand out, in front of processes of this test. */
export interface Balancer {
  /** Where it takes https. */
  port: number;
  /** What it shows there, of one day, for this machine alone. */
  certificate: string;
  stop(): Promise<void>;
}

/**
 * @param ports of the two processes, in place of those of the example
 * @param ownServerLines of this test, beside those of the example
 */
export async function startNginx(
  ports: readonly [number, number],
  ownServerLines = "",
): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [plain, port] = [await freePort(), await freePort()];
  const { program, configuration } = prepareNginx(folder, "frontdoor.conf", [
    ["127.0.0.1:3000", `127.0.0.1:${ports[0]}`],
    ["127.0.0.1:3010", `127.0.0.1:${ports[1]}`],
    ["listen 80;", `listen 127.0.0.1:${plain};`],
    ["listen [::]:80;", ""],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${port} ssl http2;`],
    ["listen [::]:443 ssl http2;", ownServerLines],
    ["/etc/ssl/certs/www.example.org.pem", join(folder, "certificate.pem")],
    ["/etc/ssl/private/www.example.org.key", join(folder, "key.pem")],
  ]);
  const child = spawn(program, ["-c", configuration], { stdio: "inherit" });
  while (!(await isListening(port))) await pause(pollMilliseconds);
  return {
    port,
    certificate: readFileSync(join(folder, "certificate.pem"), "utf8"),
    async stop() {
      await end(child);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Until it listens whoever asks is refused by nobody of ours. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
