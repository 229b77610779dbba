import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { expect } from "vitest";
import { callerAs } from "../../../../test/product-keys.ts";
import { manyFailures, openTestServer } from "../../../../test/test-server.ts";
import { run } from "../../run.ts";

/** The least that a mapping says. */
export const reception = { realm: { value: "practice" }, type: { value: "RECEPTION" } };

/** As the console of Firebase shows it, in an example that Firebase publishes. */
export const hashConfig = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==,
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`;

/** The operator's command beside a server that takes weak hashes, and a folder for its files. */
export async function openImporter() {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-exports-"));
  const WEAK_HASHES_UNTIL = new Date(Date.now() + 86_400_000 * 30).toJSON().slice(0, 10);
  const server = await openTestServer({ limits: manyFailures, environment: { WEAK_HASHES_UNTIL } });
  const front = Fastify({ bodyLimit: 8_000_000 });
  front.all("/api/*", async ({ method, url, headers, body }, reply) => {
    const payload = JSON.stringify(body);
    const answer = await server.app.inject({ method: method as "POST", url, headers, payload });
    return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
  });
  const FRONTDOOR_URL = await front.listen({ port: 0, host: "localhost" });
  const { key } = await callerAs(server, "operator");
  const env = { FRONTDOOR_URL, FRONTDOOR_KEY: key, INIT_CWD: folder };
  const progress = { show() {}, measure() {}, end() {} };
  const frontdoor = (line: string) => run(line.split(" "), env, { wait: async () => {}, progress });
  return {
    write: (name: string, content: string | Buffer | object) =>
      writeFileSync(
        join(folder, name),
        typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content),
      ),
    async imported(line: string) {
      const { out, err, code } = await frontdoor(`account import ${line} --json`);
      if (out === "") throw new Error(err);
      return { code, ...JSON.parse(out) };
    },
    /** What is said of a file that is refused as a whole. */
    async refused(line: string): Promise<string> {
      const { code, err } = await frontdoor(`account import ${line}`);
      expect(code).not.toBe(0);
      return err;
    },
    logIn: async (username: string, password: string) =>
      (await server.post("/practice/security/auth", { username, password })).statusCode,
    accountOf: (email: string) =>
      server.database.kysely
        .selectFrom("accounts")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirstOrThrow(),
    async close() {
      await front.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The lines of the list of faulty rows. */
export const faults = (told: { faults: string }) =>
  readFileSync(told.faults, "utf8").trimEnd().split("\r\n").slice(1);
