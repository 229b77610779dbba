import pg from "pg";
import * as z from "zod/mini";

/** A line of the database's own log about one statement of the server. */
export interface Logged {
  /** When it was done, in milliseconds since 1970. */
  at: number;
  milliseconds: number;
  /** Parsing, planning (bind), running; a plan with what it did; or the words around a transaction. */
  part: "parse" | "bind" | "execute" | "statement" | "plan";
  text: string;
  plan: unknown;
}

export interface StatementLog {
  client: pg.Client;
  /** What the sessions that open from now on tell: times of every statement, or the plans of all of them. */
  tell(what: "times" | "plans" | "nothing"): Promise<void>;
  /** Where the log ends. */
  position(): Promise<LogPosition>;
  /** What the server's sessions told since. */
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
  nothing: {},
} as const;

const record = z.object({
  timestamp: z.string(),
  dbname: z.optional(z.string()),
  application_name: z.optional(z.string()),
  message: z.optional(z.string()),
});
const pieceBytes = 4_000_000;

/**
 * Reads what PostgreSQL logs, through a superuser's connection: its times are the database's own, without the way to it.
 * The server needs `logging_collector=on` and `log_destination=jsonlog`.
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
    async since({ file, offset }) {
      const end = await position();
      let text = "";
      if (end.file !== file) throw new Error("The log went on in another file.");
      for (let from = offset; from < end.offset; from += pieceBytes) {
        const length = Math.min(pieceBytes, end.offset - from);
        const { rows: read } = await client.query(
          "select pg_read_binary_file($1, $2, $3) as part",
          [file, from, length],
        );
        text += read[0].part.toString("latin1");
      }
      return text.split("\n").flatMap((line) => parsed(line, database));
    },
    async close() {
      await client.query(`alter database ${quoted} reset all`);
      await client.end();
    },
  };
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
