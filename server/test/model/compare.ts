import { isDeepStrictEqual } from "node:util";
import type { Message } from "../../src/platform/mail/message.ts";
import type { Model, Name } from "./account-model.ts";
import { kindOf } from "./message-kinds.ts";
import type { Answer, Response, Walk } from "./step.ts";
import type { World } from "./world.ts";

/** @throws Error telling both */
export function expectAnswer(response: Response, answer: Answer): void {
  const { status, code, body, text } = answer;
  const isRight =
    response.status === status &&
    (code === undefined || JSON.parse(response.body).code === code) &&
    (text === undefined || response.body === text) &&
    (body === undefined || isDeepStrictEqual(JSON.parse(response.body), body));
  if (isRight) return;
  const wanted = JSON.stringify({ status, code, body, text });
  throw new Error(`The model says ${wanted}, the server ${response.status} ${response.body}`);
}

/**
 * Everything that was to be sent was sent, to whom it was meant, and nothing else; the model reads the rest in it.
 * @throws Error telling both
 */
export function expectMessages(model: Model, sent: readonly Message[]): void {
  const expected = model.expected.splice(0);
  const left = sent.map((message) => ({ message, is: `${kindOf(message)} to ${message.to}` }));
  const wanted = expected.map(({ kind, to }) => `${kind} to ${to}`);
  expectSame(
    "sent",
    wanted,
    left.map(({ is }) => is),
  );
  for (const { kind, to, read } of expected) {
    const found = left.find(({ is }) => is === `${kind} to ${to}`);
    if (found !== undefined) read?.(found.message);
  }
}

/**
 * The audit tells what happened to whom since a moment, and nothing else (SEC-H5).
 * @throws Error telling both
 */
export async function expectAudit(
  { database }: World,
  { model, ids }: Walk,
  since: Date,
): Promise<void> {
  const rows = await database.kysely
    .selectFrom("audit_events")
    .select(["kind", "subject_id"])
    .where("at", ">=", since)
    .execute();
  const idOf = (subject: Name | null) =>
    subject === null ? null : (ids.get(subject) ?? "unknown");
  expectSame(
    "written down",
    model.audit.map(({ kind, subject }) => `${kind} of ${idOf(subject)}`),
    rows.map(({ kind, subject_id }) => `${kind} of ${subject_id}`),
  );
}

function expectSame(what: string, wanted: readonly string[], found: readonly string[]): void {
  if (isDeepStrictEqual(wanted.toSorted(), found.toSorted())) return;
  const missing = without(wanted, found).join(", ");
  const surplus = without(found, wanted).join(", ");
  throw new Error(`Not ${what} as the model says: [${missing}]; ${what} beside it: [${surplus}]`);
}

/** What one list has more often than another. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return list.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
