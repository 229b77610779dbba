import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../free-port.ts";
import { serverUser } from "../../postgres.ts";
import type { Way } from "./under-load.ts";

const binary = "/usr/sbin/pgbouncer";
/** Debian's package, which is in no registry of npm. */
export const hasPooler = existsSync(binary);

/** PgBouncer in transaction mode: a connection of the server's is a different one of PostgreSQL's each time. */
export async function openPooler(databaseUrl: string): Promise<Way> {
  const url = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-pooler-"));
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    [
      "[databases]",
      `* = host=127.0.0.1 port=${url.port} user=${url.username}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      `auth_file = ${join(folder, "users")}`,
      "pool_mode = transaction",
      "default_pool_size = 5",
      "max_client_conn = 200",
      "ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout",
      "",
    ].join("\n"),
  );
  const user = serverUser();
  if ("uid" in user) chownSync(folder, user.uid, user.gid);
  const child = spawn(binary, [settings], { ...user, cwd: folder, stdio: "ignore" });
  await untilOpen(port);
  url.port = String(port);
  return {
    url: url.href,
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
}
