import { type Call, isFailure, type ReplyOf } from "@frontdoor/contract/call.ts";
import { CsvFault } from "../../directory/seed/csv.ts";
import { validateInput } from "../../platform/calls/validate.ts";
import type { Ask, Question } from "../ask.ts";
import type { Progress } from "../command.ts";
import { CommandFailed, Refused } from "../command-failed.ts";
import { notReached } from "../request.ts";
import { terminalWords } from "../terminal-words.ts";
import type { FileRow } from "./read-rows.ts";

interface ImportPlan<C extends Call, T> {
  file: string;
  call: C;
  /** The rows as they are sent, request by request. */
  batches: readonly (readonly FileRow<T>[])[];
  /** The field of the body that has the rows: `accounts`. */
  list: string;
  bodyOf(values: readonly T[]): NonNullable<Question<C>["body"]>;
  /** The value that may occur only once in a file. */
  identityOf?(value: T): { column: string; name: string };
}

const mostFaultsTold = 20;

/**
 * Sends the rows of a file. First all of them are checked by the call's own rules: if one is invalid, none is sent. A
 * later failure names the lines that were imported and those that were not.
 * @returns the response to each batch
 * @throws CommandFailed that names file, line and column, or the imported lines
 */
export async function importRows<C extends Call, T>(
  plan: ImportPlan<C, T>,
  { ask, progress }: { ask: Ask; progress: Progress },
): Promise<ReplyOf<C>[]> {
  refuseFaults(plan, faultsIn(plan));
  const replies: ReplyOf<C>[] = [];
  const total = plan.batches.reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  for (const [index, batch] of plan.batches.entries()) {
    if (plan.batches.length > 1) progress.show(done, total);
    try {
      const body = plan.bodyOf(batch.map(({ value }) => value));
      replies.push(await ask(plan.call, { body } as Question<C>));
    } catch (error) {
      throw error instanceof CommandFailed ? whatIsIn(plan, index, error) : error;
    }
    done += batch.length;
  }
  return replies;
}

export function inBatches<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

function faultsIn<C extends Call, T>(plan: ImportPlan<C, T>): string[] {
  const repeated = repeatsIn(plan);
  if (repeated.length > 0) return repeated;
  return plan.batches.flatMap((batch) => {
    const body = plan.bodyOf(batch.map(({ value }) => value));
    const checked = validateInput({ ...plan.call, params: undefined, query: undefined } as never, {
      params: undefined,
      query: undefined,
      body,
    });
    return isFailure(checked) ? faultsOf(plan, batch, checked.fields ?? {}) : [];
  });
}

function repeatsIn<C extends Call, T>({ file, batches, identityOf }: ImportPlan<C, T>): string[] {
  if (identityOf === undefined) return [];
  const lines = new Map<string, number>();
  return batches.flat().flatMap(({ line, value }) => {
    const { column, name } = identityOf(value);
    const first = lines.get(name);
    if (first === undefined) lines.set(name, line);
    const problem = `It stands in line ${first} already.`;
    return first === undefined ? [] : [new CsvFault(file, line, column, problem).message];
  });
}

/** The invalid fields of a batch, each with its line; a field that belongs to no row with its own name. */
function faultsOf<C extends Call, T>(
  { file, list }: ImportPlan<C, T>,
  batch: readonly FileRow<T>[],
  fields: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(fields).map(([field, problem]) => {
    const [place, index = "", ...column] = field.split(".");
    const row = place === list ? batch[Number(index)] : undefined;
    const words = terminalWords(problem);
    if (row === undefined) return `${file}, ${field}: ${words}`;
    return new CsvFault(file, row.line, column.join("."), words).message;
  });
}

function refuseFaults<C extends Call, T>({ batches }: ImportPlan<C, T>, faults: string[]): void {
  if (faults.length === 0) return;
  const told = faults.slice(0, mostFaultsTold);
  const more = faults.length - told.length;
  if (more > 0) told.push(`and ${more} more.`);
  const unsaved = spanOf(batches.flat());
  throw new CommandFailed([...told, "Nothing was imported."].join("\n"), {
    code: "FAULTY_FILE",
    faults,
    lines: { in: null, unknown: null, out: unsaved },
  });
}

/** A refused batch was not imported; one without a response was imported whole or not at all. */
function whatIsIn<C extends Call, T>(
  plan: ImportPlan<C, T>,
  failed: number,
  error: CommandFailed,
): CommandFailed {
  const { batches } = plan;
  const [batch = [], before, after] = [
    batches[failed],
    batches.slice(0, failed).flat(),
    batches.slice(failed + 1).flat(),
  ];
  const isRefused =
    error.details.code === notReached || (error instanceof Refused && error.status < 500);
  const faults = error instanceof Refused ? faultsOf(plan, batch, error.fields) : [];
  const lines = {
    in: spanOf(before),
    unknown: isRefused ? null : spanOf(batch),
    out: spanOf(isRefused ? [...batch, ...after] : after),
  };
  const reasons = faults.length === 0 ? [error.message] : faults;
  const told = [
    ...reasons,
    ...(lines.in === null ? ["No line is in."] : [`${named(lines.in)} in.`]),
    ...(lines.unknown === null ? [] : [`${named(lines.unknown)} in, all of them or none.`]),
    ...(lines.out === null ? [] : [`${named(lines.out)} not in.`]),
    "Mend what is wrong and import the same file again: what is in already does no harm.",
  ];
  return new CommandFailed(told.join("\n"), { ...error.details, lines });
}

type Span = readonly [first: number, last: number];

function spanOf(rows: readonly FileRow<unknown>[]): Span | null {
  const [first, last] = [rows.at(0), rows.at(-1)];
  return first === undefined || last === undefined ? null : [first.line, last.line];
}

const named = ([first, last]: Span) =>
  first === last ? `Line ${first} is` : `Lines ${first} to ${last} are`;
