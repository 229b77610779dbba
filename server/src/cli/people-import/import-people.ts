import {
  type ImportedRow,
  importColumnNames,
} from "@frontdoor/contract/products/import-columns.ts";
import {
  importPeople,
  maximumImportedText,
  maximumRowsPerRequest,
} from "@frontdoor/contract/products/import-people.ts";
import type { Printed, Tools } from "../command.ts";
import { CommandFailed } from "../command-failed.ts";
import type { ExaminedFile } from "./examine-file.ts";
import { type FaultFile, openFaultFile } from "./fault-file.ts";
import type { ReadPerson } from "./read-people.ts";
import { createSeenPeople } from "./seen-people.ts";

interface PeopleImport {
  file: ExaminedFile;
  /** Its rows, from the first one on. */
  read(): AsyncIterable<ReadPerson>;
  dryRun: boolean;
  mail: boolean;
  sharedAddresses: boolean;
  /** The reason, where the import needs a second person. */
  reason: string | undefined;
  /** Where the faulty rows are listed. */
  faultsPath: string;
}

interface Row {
  row: number;
  person: ImportedRow;
}

/** A request is sent before it has more characters than this, however few rows. */
const mostCharacters = 1_000_000;

/**
 * Sends the rows of a file, batch by batch. Valid rows are imported, faulty ones are listed; a row that was imported
 * already does no harm, so the same command continues an interrupted import.
 * @throws CommandFailed when the server refuses a batch, with the number of rows until then
 */
export async function sendPeople(plan: PeopleImport, { ask, progress }: Tools): Promise<Printed> {
  const startedAt = performance.now();
  const { file, dryRun, mail, sharedAddresses, reason } = plan;
  if (!file.isUtf8) throw new CommandFailed(`The file ${file.path} is not UTF-8.`);
  const faults = openFaultFile(plan.faultsPath);
  const seen = createSeenPeople(sharedAddresses);
  const sums = { made: 0, already: 0, rows: 0 };
  const seconds = () => (performance.now() - startedAt) / 1_000;

  async function send(rows: readonly Row[]): Promise<void> {
    if (rows.length === 0) return;
    const body = { file: file.hash, rows: [...rows], dryRun, mail, sharedAddresses, reason };
    const { made, already, faulty } = await ask(importPeople, { body });
    sums.already += already;
    sums.made += dryRun ? Math.max(judge(rows, faulty) - already, 0) : made;
    if (!dryRun) for (const { row, problems } of faulty) faults.add(row, problems);
  }

  /**
   * In a dry run the server does not have the earlier batches. Within one it compares the rows itself, and lets a second
   * row of somebody pass who is in already.
   */
  function judge(
    rows: readonly Row[],
    faulty: readonly { row: number; problems: object }[],
  ): number {
    const told = new Map(faulty.map(({ row, problems }) => [row, problems]));
    const good: Row[] = [];
    for (const one of rows) {
      const ofServer = seen.withoutKnownHead(one.person, { ...told.get(one.row) });
      const isGood = Object.keys(ofServer).length === 0;
      const problems = isGood ? seen.problemOf(one.person) : ofServer;
      if (problems === null) good.push(one);
      else faults.add(one.row, problems);
    }
    for (const { row, person } of good) seen.remember(row, person);
    return good.length;
  }

  try {
    for await (const { rows, read } of batchesOf(plan.read(), faults)) {
      await send(rows);
      sums.rows = read;
      progress.measure(paceOf(read, Math.max(file.aboutRows, read), seconds()));
    }
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    const told = `${error.message}\n${sums.rows} rows were dealt with. Start the same command again: it goes on, and doubles nothing.`;
    throw new CommandFailed(told, { ...error.details, ...sums, faulty: faults.rows });
  } finally {
    faults.close();
    progress.end();
  }
  return printed({ ...sums, faulty: faults.rows, seconds: seconds() }, plan);
}

async function* batchesOf(people: AsyncIterable<ReadPerson>, faults: FaultFile) {
  let rows: Row[] = [];
  let characters = 0;
  let read = 0;
  for await (const found of people) {
    read += 1;
    const one = "person" in found ? bounded(found) : found;
    if ("problems" in one) {
      faults.add(one.line, one.problems);
      continue;
    }
    rows.push({ row: one.line, person: one.person });
    for (const value of Object.values(one.person)) characters += value?.length ?? 0;
    if (rows.length < maximumRowsPerRequest && characters < mostCharacters) continue;
    yield { rows, read };
    [rows, characters] = [[], 0];
  }
  yield { rows, read };
}

function bounded(read: { line: number; person: ImportedRow }): ReadPerson {
  const long = importColumnNames.filter(
    (column) => (read.person[column]?.length ?? 0) > maximumImportedText,
  );
  if (long.length === 0) return read;
  const problem = `It has more than ${maximumImportedText} characters.`;
  return { line: read.line, problems: Object.fromEntries(long.map((column) => [column, problem])) };
}

function paceOf(done: number, total: number, seconds: number) {
  const perSecond = Math.round(done / Math.max(seconds, 0.001));
  const remainingSeconds = Math.round((total - done) / Math.max(perSecond, 1));
  return { done, total, perSecond, remainingSeconds };
}

function printed(
  sums: { made: number; already: number; rows: number; faulty: number; seconds: number },
  { dryRun, faultsPath }: PeopleImport,
): Printed {
  const { made, already, rows, faulty } = sums;
  const seconds = Math.round(sums.seconds * 10) / 10;
  const rowsPerSecond = Math.round(rows / Math.max(sums.seconds, 0.001));
  const faults = faulty === 0 ? null : faultsPath;
  const text = [
    `${rows} rows in ${seconds} s, ${rowsPerSecond} rows/s.`,
    dryRun ? `${made} accounts would be made.` : `${made} accounts were made.`,
    `${already} were in already.`,
    faults === null ? "No row is faulty." : `${faulty} rows are faulty: ${faults}`,
    ...(dryRun ? ["Nothing was written."] : []),
  ].join("\n");
  const data = { dryRun, rows, made, already, faulty, seconds, rowsPerSecond, faults };
  return faulty === 0 ? { data, text } : { data, text, isBad: true };
}
