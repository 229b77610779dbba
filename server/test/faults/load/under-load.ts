import { startPostgres, type TestPostgres, type TestPostgresOptions } from "../../postgres.ts";
import { createDatabase } from "../../postgres-databases.ts";
import { type ChildServer, prepareChildServer } from "../child-server.ts";
import { givenKeys } from "./given-keys.ts";
import { type Load, type LoadChoice, prepareLoad } from "./load.ts";
import { judge, type Verdict } from "./oracle.ts";

interface Served {
  load: Load;
  postgres: TestPostgres;
  servers: [ChildServer, ChildServer];
}

/** A way to the database, such as a proxy or a pooler. */
export interface Way {
  url: string;
  close(): unknown;
}

interface Choice {
  postgres?: TestPostgresOptions;
  /** What stands between the servers and their database. */
  way?: (databaseUrl: string) => Promise<Way>;
  /** Imported into each server. */
  preload?: string;
  load?: LoadChoice;
}

/** Two processes over one PostgreSQL serve the mixed load while something is upset; then everything is judged. */
export async function underLoad(
  { postgres: options, way, preload, load: choice }: Choice,
  upset: (served: Served) => Promise<void>,
): Promise<Verdict> {
  const load = await prepareLoad(choice);
  const postgres = await startPostgres(options);
  const { url } = await createDatabase(postgres.url);
  const opened = (await way?.(url)) ?? { url, close() {} };
  const given = { ...load.environment, DATABASE_URL: opened.url };
  const servers: [ChildServer, ChildServer] = [
    await prepareChildServer(given),
    await prepareChildServer(given),
  ];
  try {
    for (const server of servers) await server.start(preload);
    let turn = 0;
    const keys = await givenKeys(servers[0]);
    load.begin({ ...keys, url: () => servers[turn++ % 2 === 0 ? 0 : 1].url });
    await load.until(20);
    await upset({ load, postgres, servers });
    await load.until(20);
    await load.end();
    await servers[1].stop();
    return await judge(load, servers[0]);
  } finally {
    for (const server of servers) await server.remove();
    await opened.close();
    await postgres.stop();
    await load.remove();
  }
}
