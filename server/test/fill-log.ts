import { setImmediate as letTheEngineEnd } from "node:timers/promises";
import { sql } from "kysely";
import { openEmbedded } from "../src/platform/database/embedded/embedded.ts";
import { silentLog } from "./database.ts";

/** Opens the embedded database of a folder and writes rows, each with a megabyte of log, telling of each. */
const [folder = ""] = process.argv.slice(2);
const { kysely } = await openEmbedded(folder, silentLog);
await sql`create table if not exists notes (text text)`.execute(kysely);
for (;;) {
  await sql`insert into notes select pg_logical_emit_message(true, 'x', repeat('x', 1000000))`.execute(
    kysely,
  );
  process.stdout.write("row\n");
  await letTheEngineEnd();
}
