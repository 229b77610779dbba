import pg from "pg";
import * as z from "zod/mini";

/** A line of PostgreSQL's log about a statement of the server. */
export interface Logged {
  /** When the statement finished, in milliseconds since 1970. */
  at: number;
  milliseconds: number;
  /** Parsing, planning (`bind`), execution, a plan, or a statement that begins or ends a transaction. */
  part: "parse" | "bind" | "execute" | "statement" | "plan";
  text: string;
  plan: unknown;
}

export interface StatementLog {
  client: pg.Client;
  /** Sets what new sessions log: the time of every statement, or the plan of every statement. */
  tell(what: "times" | "plans"): Promise<void>;
  position(): Promise<LogPosition>;
  /** The entries of the server's sessions since this position. */
  since(from: LogPosition): Promise<Logged[]>;
  close(): Promise<void>;
}

interface LogPosition {
  file: string;
  offset: number;
}

const settings = {
  times: { log_min_duration_statement: "0" },
  plans: {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
    "auto_explain.log_format": "json",
  },
} as const;

const record = z.object({
  timestamp: z.string(),
  dbname: z.optional(z.string()),
  application_name: z.optional(z.string()),
  message: z.optional(z.string()),
});
const pieceBytes = 4_000_000;

/**
 * Reads PostgreSQL's log through a superuser's connection. Its times are the database's own, without the network.
 * PostgreSQL needs `logging_collector=on` and `log_destination=jsonlog`.
 */
export async function openStatementLog(url: string): Promise<StatementLog> {
  const client = new pg.Client({ connectionString: url, application_name: "bench-scale" });
  await client.connect();
  const { rows } = await client.query("select current_database() as name");
  const database = String(rows[0].name);
  const quoted = client.escapeIdentifier(database);
  const position = async (): Promise<LogPosition> => {
    const { rows: found } = await client.query(
      "select pg_current_logfile('jsonlog') as file, (pg_stat_file(pg_current_logfile('jsonlog'))).size",
    );
    const { file, size } = found[0] ?? {};
    if (typeof file !== "string")
      throw new Error("Set logging_collector=on, log_destination=jsonlog.");
    return { file, offset: Number(size) };
  };
  return {
    client,
    position,
    async tell(what) {
      await client.query(`alter database ${quoted} reset all`);
      for (const [name, value] of Object.entries(settings[what])) {
        await client.query(`alter database ${quoted} set ${name} = '${value}'`);
      }
    },
    async since(from) {
      let text = "";
      for (const { file, size } of await filesFrom(client, from.file)) {
        const start = file === from.file ? from.offset : 0;
        for (let at = start; at < size; at += pieceBytes) text += await piece(client, file, at);
      }
      return text.split("\n").flatMap((line) => parsed(line, database));
    },
    async close() {
      await client.query(`alter database ${quoted} reset all`);
      await client.end();
    },
  };
}

/** The log files from this one on: PostgreSQL starts a new file when one is full, and names sort by time. */
async function filesFrom(client: pg.Client, first: string) {
  const { rows } = await client.query<{ file: string; size: string }>(
    `select current_setting('log_directory') || '/' || name as file, size from pg_ls_logdir()
     where name like '%.json' and current_setting('log_directory') || '/' || name >= $1 order by name`,
    [first],
  );
  return rows.map(({ file, size }) => ({ file, size: Number(size) }));
}

async function piece(client: pg.Client, file: string, from: number): Promise<string> {
  const read = "select pg_read_binary_file($1, $2, $3) as part";
  const { rows } = await client.query<{ part: Buffer }>(read, [file, from, pieceBytes]);
  return rows[0]?.part.toString("latin1") ?? "";
}

function parsed(line: string, database: string): Logged[] {
  if (!line.endsWith("}")) return [];
  const { timestamp, dbname, application_name, message = "" } = z.parse(record, JSON.parse(line));
  if (dbname !== database || application_name !== "frontdoor") return [];
  const [, taken, part, text = ""] =
    /^duration: ([\d.]+) ms {2}(parse|bind|execute|statement|plan)[^:]*:\s(.*)$/s.exec(message) ??
    [];
  if (taken === undefined) return [];
  const plan: unknown = part === "plan" ? JSON.parse(text) : null;
  return [
    {
      at: Date.parse(timestamp),
      milliseconds: Number(taken),
      part: part as Logged["part"],
      text: part === "plan" ? String((plan as { "Query Text": string })["Query Text"]) : text,
      plan,
    },
  ];
}
