import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { type TestServer, visible } from "../test-server.ts";
import type { Question, Request } from "./questions.ts";
import type { Subject } from "./states.ts";

/** All that one question did. */
export interface Observed {
  /** What the stranger gets. */
  answer: ReturnType<typeof visible>;
  /** Rows that were there no sooner than the answer, by table: more than before, or changed. */
  rows: Record<string, number>;
  /** Uses of rate limits by name. */
  rateLimits: Record<string, number>;
  /** Checks and hashes of passwords. */
  hashing: { verified: number; hashed: number };
  /** Mails to the address that was asked about, once the outbox had run. */
  messages: number;
  /** Messages to anybody else, whom neither that address nor that number belongs to. */
  otherMessages: number;
}

/** Asks, and sees what came of it. */
export async function observe(
  server: TestServer,
  question: Question,
  subject: Subject,
): Promise<Observed> {
  const request = await question.ask(server, subject);
  await server.deliver();
  const sent = server.sent.length;
  const [rows, used, spent] = [
    await countRows(server),
    await usedRateLimits(server),
    { ...server.spent },
  ];
  const answer = visible(await send(server, request));
  const seen = {
    answer: comparable(answer, subject),
    rows: without(question.makes, difference(await countRows(server), rows)),
    rateLimits: difference(await usedRateLimits(server), used),
    hashing: {
      verified: server.spent.verified - spent.verified,
      hashed: server.spent.hashed - spent.hashed,
    },
  };
  await server.deliver();
  const messages = server.sent.slice(sent);
  const toSubject = messages.filter(({ to }) => to === subject.email);
  const others = messages.filter(({ to }) => !isOf(subject, to));
  return { ...seen, messages: toSubject.length, otherMessages: others.length };
}

const isOf = ({ email, cellNumber }: Subject, to: string) =>
  to === email || to === cellNumber.replace(/^0/, "+27");

export function send(server: TestServer, { method, path, body, form, cookies = {} }: Request) {
  if (form !== undefined) return sendForm(server, path, form, cookies);
  return method === "GET"
    ? server.get(path, { cookies })
    : server.post(path, body ?? {}, { cookies });
}

/** Each from an address of its own, so that what one client may send is no limit; no rate tells of an account. */
function sendForm(
  { app }: TestServer,
  url: string,
  form: Record<string, string>,
  cookies: Record<string, string>,
) {
  return app.inject({
    method: "POST",
    url,
    remoteAddress: `10.${[...randomBytes(3)].join(".")}`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    },
    cookies,
    payload: String(new URLSearchParams(form)),
  });
}

/**
 * Codes and cookies are drawn anew for each answer, and a page says the name that was typed: what can be compared is
 * their shape.
 */
function comparable(
  answer: ReturnType<typeof visible>,
  { email }: Subject,
): ReturnType<typeof visible> {
  const [name = ""] = email.split("@");
  return JSON.parse(
    JSON.stringify(answer)
      .replaceAll(name, "x".repeat(name.length))
      .replace(/[\w-]{24,}/g, (drawn) => "x".repeat(drawn.length)),
  );
}

function without(made: readonly string[] = [], rows: Record<string, number>) {
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !made.includes(table)));
}

/** Windows of rate limits begin whenever the last one has ended: what counts is how much was used. */
const countedOtherwise = ["budget_windows"];

/** Every database of the tests has the same; to ask for them costs more than to count what is in them. */
let tables: Promise<string[]> | undefined;

async function tablesOf({ database }: TestServer): Promise<string[]> {
  const all = await database.kysely.introspection.getTables();
  return all.map(({ name }) => name).filter((name) => !countedOtherwise.includes(name));
}

async function countRows(server: TestServer): Promise<Record<string, number>> {
  tables ??= tablesOf(server);
  const counts = sql.join(
    (await tables).map(
      (name) => sql`(select count(*)::int from ${sql.table(name)}) as ${sql.ref(name)}`,
    ),
  );
  const { kysely } = server.database;
  const { rows } = await sql<Record<string, number>>`select ${counts}`.execute(kysely);
  return rows[0] ?? {};
}

async function usedRateLimits({ database }: TestServer): Promise<Record<string, number>> {
  const found = await sql<{ name: string; used: number }>`
    select name, sum(used)::int as used from budget_windows group by name order by name
  `.execute(database.kysely);
  return Object.fromEntries(found.rows.map(({ name, used }) => [name, used]));
}

function difference(after: Record<string, number>, before: Record<string, number>) {
  const changed = Object.entries(after)
    .map(([name, count]): [string, number] => [name, count - (before[name] ?? 0)])
    .filter(([, count]) => count !== 0);
  return Object.fromEntries(changed);
}
