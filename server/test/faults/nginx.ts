import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareNginx } from "../../../scripts/testing/nginx.ts";
import { freePort } from "../free-port.ts";

/** nginx with the configuration that we hand out, in front of processes of this test. */
export interface Balancer {
  /** Where it takes https. */
  port: number;
  stop(): Promise<void>;
}

/** @param ports of the two processes, in place of those of the example */
export async function startNginx(ports: readonly [number, number]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [plain, port] = [await freePort(), await freePort()];
  const { program, configuration } = prepareNginx(folder, "frontdoor.conf", [
    ["127.0.0.1:3000", `127.0.0.1:${ports[0]}`],
    ["127.0.0.1:3010", `127.0.0.1:${ports[1]}`],
    ["listen 80;", `listen 127.0.0.1:${plain};`],
    ["listen [::]:80;", ""],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${port} ssl http2;`],
    ["listen [::]:443 ssl http2;", ""],
    ["/etc/ssl/certs/www.example.org.pem", join(folder, "certificate.pem")],
    ["/etc/ssl/private/www.example.org.key", join(folder, "key.pem")],
  ]);
  const child = spawn(program, ["-c", configuration], { stdio: "inherit" });
  return {
    port,
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}
