import type pg from "pg";

export interface SampledPerson {
  id: string;
  username: string;
  email: string;
  name: string;
  surname: string;
  cellNumber: string;
}

/** Random accounts, practices and messages of a filled database, for the requests of a run. */
export interface Sample {
  accounts: number;
  practice: SampledPerson[];
  academic: SampledPerson[];
  practiceNumbers: string[];
  practices: { id: string; name: string }[];
  messages: string[];
  staff: string[];
}

const sampled = 2_000;

/** Reads the sample. @throws Error when the database has not been filled */
export async function takeSample(client: pg.Client): Promise<Sample> {
  const from = async <Row extends pg.QueryResultRow>(
    columns: string,
    table: string,
    where = "true",
  ) => {
    const { rows: sizes } = await client.query(
      "select greatest(1, reltuples)::float8 as rows from pg_class where oid = $1::regclass",
      [table],
    );
    const percent = Math.min(100, (100 * sampled * 4) / sizes[0].rows);
    const { rows } = await client.query<Row>(
      `select ${columns} from ${table} tablesample system (${percent}) repeatable (7)
       where ${where} order by random() limit ${sampled}`,
    );
    return rows;
  };
  const people = (realm: string) =>
    from<SampledPerson>(
      `id, username, email, name, surname, cell_number as "cellNumber"`,
      "accounts",
      `realm = '${realm}' and status = 'active' and email like '%@example.org' and username not like 'bench%'`,
    );
  const { rows } = await client.query(
    "select reltuples::float8 as accounts from pg_class where oid = 'accounts'::regclass",
  );
  const sample = {
    accounts: Math.round(rows[0].accounts),
    practice: await people("practice"),
    academic: await people("academic"),
    practiceNumbers: (
      await from<{ number: string }>(
        "practice_number as number",
        "practice_profiles",
        "practice_number is not null",
      )
    ).map(({ number }) => number),
    practices: await from<{ id: string; name: string }>("id, name", "practices"),
    messages: (await from<{ id: string }>("id", "outbox")).map(({ id }) => id),
    staff: Array.from(
      { length: 40 },
      (_, place) => `${String(place).padStart(8, "0")}-0000-7000-8000-000000000000`,
    ),
  };
  if (sample.practice.length < 100) throw new Error("The database is not filled: bench -- fill.");
  return sample;
}
