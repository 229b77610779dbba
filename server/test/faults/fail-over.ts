import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { debianBinaries, startPostgres, type TestPostgres } from "../postgres.ts";
import { createDatabase } from "../postgres-databases.ts";
import { prepareChildServer } from "./child-server.ts";
import { givenKeys } from "./load/given-keys.ts";
import { prepareLoad } from "./load/load.ts";
import { judge, type Verdict } from "./load/oracle.ts";
import { openSwitchingProxy } from "./load/switching-proxy.ts";
import { openSilentProxy, type SilentProxy } from "./silent-proxy.ts";

interface FailedOver extends Verdict {
  failOvers: number;
  /** From the kill until the next effect was acknowledged, in milliseconds. */
  gaps: number[];
}

type Replication = "synchronous" | "asynchronous";
const pollMilliseconds = 20;
/** How long a synchronous standby hears nothing before the primary dies. */
const longestSilenceMilliseconds = 400;
/** How much an asynchronous primary acknowledges meanwhile. */
const acknowledgedUnseen = 5;

/**
 * Two processes serve the mixed load over a primary and its standby. Again and again the standby hears nothing for a
 * moment, the primary is killed, the standby is promoted, and gets a new standby; then everything is judged.
 */
export async function failOver(count: number, replication: Replication): Promise<FailedOver> {
  const [binaries = ""] = debianBinaries();
  const load = await prepareLoad();
  let primary = await startPostgres({ binaries });
  const { url } = await createDatabase(primary.url);
  const { pathname } = new URL(url);
  const proxy = await openSwitchingProxy(url);
  const given = { ...load.environment, DATABASE_URL: proxy.url };
  const servers = [await prepareChildServer(given), await prepareChildServer(given)] as const;
  let standby: TestPostgres | undefined;
  let link: SilentProxy | undefined;
  const gaps: number[] = [];
  try {
    for (const server of servers) await server.start();
    link = await openSilentProxy(primary.url);
    standby = await follow(primary, link, { binaries, replication });
    let turn = 0;
    const keys = await givenKeys(servers[0]);
    load.begin({ ...keys, url: () => servers[turn++ % 2 === 0 ? 0 : 1].url });
    for (let nth = 1; nth <= count; nth += 1) {
      await load.until(3 + randomInt(5));
      link?.fallSilent();
      if (replication === "asynchronous") await load.until(acknowledgedUnseen);
      else await pause(randomInt(longestSilenceMilliseconds));
      await primary.kill();
      const killedAt = performance.now();
      link?.close();
      await ask(standby.url, "select pg_promote()");
      proxy.switchTo(new URL(pathname, standby.url).href);
      await load.until(1);
      gaps.push(Math.round(performance.now() - killedAt));
      await primary.stop();
      primary = standby;
      link = await openSilentProxy(primary.url);
      standby = await follow(primary, link, { binaries, replication });
    }
    await load.end();
    await servers[1].stop();
    const verdict = await judge(load, servers[0]);
    return { ...verdict, failOvers: count, gaps };
  } finally {
    for (const server of servers) await server.remove();
    proxy.close();
    link?.close();
    await standby?.stop();
    await primary.stop();
    await load.remove();
  }
}

/** Makes a standby and waits until it has everything; from then on, where it is to be so, no commit is done without it. */
async function follow(
  { url }: TestPostgres,
  link: SilentProxy,
  { binaries, replication }: { binaries: string; replication: Replication },
): Promise<TestPostgres> {
  const standby = await startPostgres({ binaries, standbyOf: link.url });
  if (replication === "synchronous") {
    await ask(url, "alter system set synchronous_standby_names = '*'");
    await ask(url, "select pg_reload_conf()");
  }
  const wanted = replication === "synchronous" ? "sync" : "async";
  const isThere = `select count(*) as many from pg_stat_replication where sync_state = '${wanted}' and flush_lsn >= $1`;
  const { lsn = "" } = await ask(url, "select pg_current_wal_lsn()::text as lsn");
  for (;;) {
    const { many } = await ask(url, isThere, [lsn]);
    if (Number(many) === 1) return standby;
    await pause(pollMilliseconds);
  }
}

/** @returns the first row */
async function ask(
  url: string,
  statement: string,
  values: string[] = [],
): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement, values)).rows[0] ?? {};
  } finally {
    await client.end();
  }
}
