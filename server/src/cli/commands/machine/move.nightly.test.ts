import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type ChildServer, prepareChildServer } from "../../../../test/faults/child-server.ts";
import { logIn, newStranger, registration, send } from "../../../../test/faults/person.ts";
import { layMigrated } from "../../../../test/lay.ts";
import { createDatabase } from "../../../../test/postgres-databases.ts";
import { run } from "../../run.ts";

async function running<T>(environment: Record<string, string>, work: (server: ChildServer) => T) {
  const server = await prepareChildServer(environment);
  try {
    await server.start();
    return await work(server);
  } finally {
    await server.stop();
    await server.remove();
  }
}

const serverUrl = process.env.TEST_DATABASE_URL;
test.runIf(serverUrl)(
  "whoever registered on one machine logs in once all was moved to a server, and once it was moved back",
  async () => {
    const person = newStranger();
    const folder = mkdtempSync(join(tmpdir(), "frontdoor-move-"));
    const here = join(folder, "here");
    const back = join(folder, "back");
    layMigrated(here);
    const { url, drop } = await createDatabase(serverUrl ?? "");
    const move = (target: string, env: Record<string, string>) =>
      run(["move", target], { INIT_CWD: folder, ...env });

    await running({ DATABASE_URL: "", DATA_DIR: here }, async (server) => {
      expect((await send(server.url, registration(person)))?.status).toBe(200);
      expect((await move(url, { DATA_DIR: here })).err).toContain("stop the server first");
    });
    expect(await move(url, { DATA_DIR: here })).toMatchObject({ code: 0, err: "" });
    expect((await move(url, { DATA_DIR: here })).err).toContain("name an empty one");

    await running({ DATABASE_URL: url }, async (server) => {
      expect(await logIn(server.url, person)).toBe(200);
      expect((await move("back", { DATABASE_URL: url })).err).toContain("stop them first");
    });
    expect(await move("back", { DATABASE_URL: url })).toMatchObject({ code: 0, err: "" });
    await running({ DATABASE_URL: "", DATA_DIR: back }, async (server) => {
      expect(await logIn(server.url, person)).toBe(200);
    });
    await drop();
    rmSync(folder, { recursive: true });
  },
);
