import pg from "pg";

/** Opens a connection that skips triggers and foreign key checks, because the generated rows are consistent. */
export async function openFilling(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "bench-fill" });
  await client.connect();
  await client.query("set session_replication_role = replica");
  await client.query("set maintenance_work_mem = '1GB'");
  await client.query("set max_parallel_maintenance_workers = 1");
  return client;
}

/** Runs tasks on two connections in the given order, each as soon as a connection is free. */
export async function inTwoLanes(
  url: string,
  tasks: readonly ((client: pg.Client) => Promise<unknown>)[],
): Promise<void> {
  const waiting = [...tasks];
  const lane = async () => {
    const client = await openFilling(url);
    try {
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
        await task(client);
      }
    } finally {
      await client.end();
    }
  };
  await Promise.all([lane(), lane()]);
}
