/** How a statement of a migration would break processes of the previous version, which still run. */
const harms = [
  [/^drop (?:table|view|sequence|function|type|trigger)\b/, "takes away what they may use"],
  [/^truncate\b/, "takes away what they may use"],
  [/^alter table .* drop column\b/, "takes away what they read"],
  [/^alter (?:table|index|sequence|view) .* rename\b/, "takes the name away that they use"],
  [/^alter table .* alter (?:column )?\S+ (?:set data )?type\b/, "changes what they read"],
  [/^alter table .* alter (?:column )?\S+ set not null\b/, "refuses what they write"],
  [/^alter table .* alter (?:column )?\S+ drop default\b/, "refuses what they write without it"],
  [
    /^alter table .* add (?:constraint|check|unique|primary key|foreign key)\b/,
    "refuses what they may write",
  ],
  [
    /^alter table .* add (?:column )?(?!.*\bdefault\b).*\bnot null\b/,
    "refuses what they write without it",
  ],
  [/^create unique index\b/, "refuses what they may write"],
  [/^create (?:or replace )?(?:constraint )?trigger\b/, "may refuse what they write"],
] as const satisfies readonly (readonly [RegExp, string])[];

/** A statement of a migration, in one line, and how it breaks the previous version. */
interface Harm {
  statement: string;
  why: string;
}

/**
 * The statements of a migration that are not additive: a process of the previous version could fail after them. Tables
 * that the migration itself creates are exempt.
 * @param text the migration's SQL
 */
export function harmsOf(text: string): Harm[] {
  const statements = statementsOf(text);
  const made = statements.flatMap(
    (each) => /^create table (?:if not exists )?(\S+)/.exec(each)?.[1] ?? [],
  );
  return statements.flatMap((statement): Harm[] => {
    const table = tableOf(statement);
    if (table !== undefined && made.includes(table)) return [];
    const found = harms.find(([pattern]) => pattern.test(statement));
    return found === undefined ? [] : [{ statement, why: found[1] }];
  });
}

/** The statements without comments, function bodies and values, in lower case with single spaces. */
function statementsOf(text: string): string[] {
  const bare = text
    .replace(/--.*$/gm, "")
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''");
  const lines = bare.split(";").map((each) => each.replace(/\s+/g, " ").trim().toLowerCase());
  return lines.filter((each) => each !== "").flatMap(actionsOf);
}

/** `alter table` takes several actions, separated by commas: each becomes a statement of its own. */
function actionsOf(statement: string): string[] {
  const [head, table] = /^alter table (?:only )?(\S+) /.exec(statement) ?? [];
  if (head === undefined) return [statement];
  const actions: string[] = [""];
  let depth = 0;
  for (const letter of statement.slice(head.length)) {
    depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "," && depth === 0) actions.push("");
    else actions.push(`${actions.pop()}${letter}`);
  }
  return actions.map((action) => `alter table ${table} ${action.trim()}`);
}

function tableOf(statement: string): string | undefined {
  const altered = /^alter table (?:only )?(\S+)/.exec(statement);
  const indexed = /^create (?:unique index|.*\btrigger)\b.*? on (\S+)/.exec(statement);
  return (altered ?? indexed)?.[1];
}
