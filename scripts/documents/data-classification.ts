/** Table → its columns. */
export type Columns = ReadonlyMap<string, readonly string[]>;

const constraint = /^(?:primary|unique|check|constraint|foreign|exclude|like)\b/;

/** The tables that a migration makes, and the columns that it adds to them. */
export function columnsOfMigrations(migrations: readonly string[]): Columns {
  const columns = new Map<string, string[]>();
  const bare = migrations.join("\n").replaceAll(/--.*$/gm, "");
  const tables = /^create table (?:if not exists )?(\w+) \(\n([\s\S]*?)\n\)/gm;
  for (const [, table = "", body = ""] of bare.matchAll(tables)) {
    const lines = [...body.matchAll(/^ {2}(\w+) /gm)].map(([line, name = ""]) => ({ line, name }));
    const names = lines.filter(({ line }) => !constraint.test(line.trim()));
    columns.set(
      table,
      names.map(({ name }) => name),
    );
  }
  const added = /alter table (\w+)\s+([^;]*);/g;
  for (const [, table = "", body = ""] of bare.matchAll(added)) {
    for (const [, name = ""] of body.matchAll(/add column (?:if not exists )?(\w+)/g)) {
      columns.set(table, [...(columns.get(table) ?? []), name]);
    }
    for (const [, name = ""] of body.matchAll(/drop column (?:if exists )?(\w+)/g)) {
      columns.set(
        table,
        (columns.get(table) ?? []).filter((column) => column !== name),
      );
    }
  }
  for (const [, table = ""] of bare.matchAll(/^drop table (?:if exists )?(\w+)/gm)) {
    columns.delete(table);
  }
  return columns;
}

/** The columns to which docs/data-classification.md gives one of its classes. */
export function classifiedColumns(document: string): { columns: Columns; classes: Set<string> } {
  const columns = new Map<string, string[]>();
  const classes = new Set<string>();
  for (const [, table = "", names = "", name = ""] of document.matchAll(
    /^\| `(\w+)` \| ([^|]+) \| (\w+) \|$/gm,
  )) {
    const found = [...names.matchAll(/`(\w+)`/g)].map(([, column = ""]) => column);
    columns.set(table, [...(columns.get(table) ?? []), ...found]);
    classes.add(name);
  }
  return { columns, classes };
}
