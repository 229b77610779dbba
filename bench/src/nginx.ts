import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type FrontDoor, freePort, stopper } from "./front-door.ts";

const nginxPath = "/usr/sbin/nginx";
const startAttempts = 50;

/**
 * Starts an nginx with one worker that serves the same pages as `/0.html`, `/1.html` …, compressed beforehand.
 * @returns the process of the only worker, which does all the work; `null` where nginx is not installed
 */
export async function startNginx(frontDoorUrl: string, paths: string[]): Promise<FrontDoor | null> {
  if (!existsSync(nginxPath)) return null;
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-nginx-"));
  for (const [index, path] of paths.entries()) {
    const html = await (await fetch(frontDoorUrl + path)).text();
    writeFileSync(join(folder, `${index}.html`), html);
    writeFileSync(join(folder, `${index}.html.gz`), gzipSync(html, { level: 9 }));
  }
  const port = await freePort();
  const configFile = join(folder, "nginx.conf");
  writeFileSync(configFile, configuration(folder, port));
  const child = spawn(nginxPath, ["-c", configFile, "-p", folder], { stdio: "ignore" });
  const stop = stopper(child, folder);
  const url = `http://localhost:${port}`;
  await untilItAnswers(`${url}/0.html`);
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8");
  return {
    url,
    processId: Number(children.trim().split(" ")[0]),
    stop,
  };
}

function configuration(folder: string, port: number): string {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
user root;
events { worker_connections 512; }
http {
  access_log off; default_type text/html; keepalive_requests 100000000;
  open_file_cache max=100 inactive=60s; open_file_cache_valid 60s; sendfile on; tcp_nopush on;
  server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; }
}
`;
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < startAttempts; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("nginx did not answer.");
}
