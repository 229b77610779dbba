import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import pg from "pg";
import { pick } from "./fill/words.ts";

export const practiceCount = 1_000_000;

const syllables = "ka lo mbe ndi ru sta vo zwa mo thi pre ga no fre du li sho be wer tu".split(" ");
const kinds = ["Family Practice", "Dental Studio", "Physiotherapy", "Surgery", "Paediatrics"];
const towns = "Observatory Parktown Umhlanga Hatfield Claremont Westville Sandton Bellville".split(
  " ",
);

/** Typed searches: starts of names, parts of some names, parts of very many names, parts of no name. */
export const searchedTexts = {
  "start of names": ["kalombe", "thipre", "Dr ru", "stavozwa", "ndiru", "wertu"],
  "piece of some names": ["bendiru", "zwamothi", "regano", "fredulis", "shobewer", "ombendi"],
  "piece of very many names": ["Dental", "Westville", "practice", "Umhlanga", "surgery", "park"],
  "piece of no name": ["xylophone", "qqqq", "zzzzzz", "wiwiwi", "ptyalin", "jjjj"],
};

/** Inserts practices with names of five syllables, a kind and a town, spread evenly. */
export const practicesNumbered = (count: number) => `
  insert into practices (id, name, search_key, logo, active, updated_at)
  select n::text, name, lower(name), null, true, now() from (
    select n, case when n % 3 = 0 then 'Dr ' else '' end
      || initcap(${pick(syllables, "n")} || ${pick(syllables, "n / 20")} || ${pick(syllables, "n / 400")}
      || ${pick(syllables, "n / 8000")} || ${pick(syllables, "n / 160000")})
      || ' ' || ${pick(kinds, "n / 7")} || ' ' || ${pick(towns, "n / 11")} as name
    from generate_series(1, ${count}) as n
  ) as named`;

interface Session {
  query(statement: string): Promise<{ rows: unknown[] }>;
}

/** Fills the folder of an embedded database that a server has started on before and that no process has open. */
export async function fillEmbedded(folder: string): Promise<void> {
  const engine = await PGlite.create(folder, { extensions: { pg_trgm } });
  try {
    await fill({ query: (statement) => engine.query(statement) });
    await engine.query("checkpoint");
  } finally {
    await engine.close();
  }
}

export async function fillPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await fill(client);
  } finally {
    await client.end();
  }
}

/** Drops the search indexes and builds them after the rows, which takes a tenth of the time. */
async function fill(session: Session): Promise<void> {
  const { rows } = await session.query(
    "select indexname, indexdef from pg_indexes where tablename = 'practices' and indexname like 'practices_by_%'",
  );
  const indexes = rows as { indexname: string; indexdef: string }[];
  for (const { indexname } of indexes) await session.query(`drop index ${indexname}`);
  await session.query(practicesNumbered(practiceCount));
  for (const { indexdef } of indexes) await session.query(indexdef);
  await session.query("vacuum analyze practices");
}
