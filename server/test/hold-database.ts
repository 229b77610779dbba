import { setImmediate as letSignalsIn } from "node:timers/promises";
import { sql } from "kysely";
import { openEmbedded } from "../src/platform/database/embedded/embedded.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import { silentLog } from "./database.ts";

/** Opens the embedded database of a folder and writes a row after another, telling of each, until killed. */
const [folder = ""] = process.argv.slice(2);
try {
  const database = await openEmbedded(folder, silentLog);
  await migrate(database);
  for (let number = 1; ; number += 1) {
    await sql`insert into settings values (${`row ${number} of ${process.pid}`}, 'x')`.execute(
      database.kysely,
    );
    process.stdout.write(`row ${number}\n`);
    await letSignalsIn();
  }
} catch (error) {
  process.stderr.write(String(error));
  process.exitCode = 1;
}
