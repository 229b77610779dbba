import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bench, Figures } from "./bench.ts";
import { fillEmbedded, fillPostgres, practiceCount, searchedTexts } from "./filled-practices.ts";
import { type FrontDoor, onPostgres, startFrontDoor, withFrontDoor } from "./front-door.ts";
import { percentiles } from "./statistics.ts";

/** An empty database on a PostgreSQL server; without it only the embedded database is measured. */
const databaseUrl = process.env.BENCH_DATABASE_URL;

const shares = { millisecondsP50: 0.5, millisecondsP99: 0.99, millisecondsLongest: 1 };

/** Measures a suggestion while someone types, on the embedded database and on PostgreSQL. */
export const search: Bench = {
  name: "search",
  about: `Practice search over HTTP among ${practiceCount.toLocaleString("en-ZA")} practices, one request after the other; on real PostgreSQL where BENCH_DATABASE_URL names an empty database.`,
  async run({ seconds }) {
    const embedded = await onEmbedded((door) => measure(door, "embedded", seconds));
    if (databaseUrl === undefined) return embedded;
    return { ...embedded, ...(await onServer(databaseUrl, seconds)) };
  },
};

async function onEmbedded(work: (door: FrontDoor) => Promise<Figures>): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "frontdoor-bench-search-"));
  const environment = { DATA_DIR: folder };
  try {
    await (await startFrontDoor(environment)).stop();
    await fillEmbedded(join(folder, "database"));
    return await withFrontDoor(environment, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onServer(url: string, seconds: number): Promise<Figures> {
  const environment = onPostgres(url);
  await (await startFrontDoor(environment)).stop();
  await fillPostgres(url);
  return withFrontDoor(environment, (door) => measure(door, "PostgreSQL", seconds));
}

async function measure({ url }: FrontDoor, engine: string, seconds: number): Promise<Figures> {
  const figures: Figures = {};
  for (const [kind, texts] of Object.entries(searchedTexts)) {
    await timings(url, texts, 1);
    const taken = await timings(url, texts, seconds);
    figures[`${engine}: ${kind}`] = { requests: taken.length, ...percentiles(taken, shares) };
  }
  return figures;
}

/** The milliseconds of each request. @throws Error when a response is not a list of practices */
async function timings(url: string, texts: readonly string[], seconds: number): Promise<number[]> {
  const taken: number[] = [];
  const end = performance.now() + seconds * 1_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    const name = encodeURIComponent(texts[turn % texts.length] ?? "");
    const started = performance.now();
    const response = await fetch(`${url}/api/practice/practice/search?name=${name}`);
    const found: unknown = await response.json();
    taken.push(performance.now() - started);
    if (!response.ok || !Array.isArray(found)) throw new Error(`${name}: ${response.status}`);
  }
  return taken;
}
