import { embeddedPlans } from "../../src/maintenance/embedded-jobs.ts";
import { areaUnderCurve } from "../parity/rank-test.ts";
import type { TestServer } from "../test-server.ts";
import { send } from "./observe.ts";
import type { Question } from "./questions.ts";
import { type State, type Subject, shadowOf, stateNames, states } from "./states.ts";

/** So many people of each state take turns. */
const subjectsOfState = 4;
/** What is asked about is made for so many rounds before they begin: whatever a making leaves to do slows nobody down. */
const block = 25;

/** What is timed beside each other: a state, or nobody of whose name as much is known. */
interface Column {
  make(): Promise<Subject>;
  /** Asked about once, where asking leaves something behind, such as what a waiting registration is replaced by. */
  isSpent: boolean;
  subjects: Subject[];
  milliseconds: number[];
}

/** How well one look at the time tells a state from nobody: 0.5 is not at all. */
export interface Cell {
  state: State | "free once more";
  area: number;
}

/**
 * Asks about every state in turns, in an order that is drawn each time, and compares each with nobody. The last cell
 * compares nobody with nobody: what it is away from 0.5 is the noise of this run.
 */
export async function measure(
  server: TestServer,
  question: Question,
  pairs: number,
): Promise<Cell[]> {
  const { realm, spends = false } = question;
  const columns = new Map<string, Column>();
  const add = (name: string, make: Column["make"]) =>
    columns.set(name, { make, isSpent: spends, subjects: [], milliseconds: [] });
  for (const state of stateNames) add(state, () => states[state](server, realm));
  add("nobody", () => shadowOf(server, realm, "free"));
  for (const state of ["locked", "disabled"] as const) {
    add(`nobody ${state}`, () => shadowOf(server, realm, state));
  }
  for (let round = 0; round < pairs; round += block) {
    const rounds = Math.min(block, pairs - round);
    for (const column of columns.values()) {
      column.subjects = await subjectsOf(column, rounds);
    }
    await server.deliver();
    // As maintenance does each minute: a plan for the empty table reads all of it for nobody.
    await embeddedPlans.run(server.database, server.deps.clock());
    for (let at = 0; at < rounds; at += 1) {
      for (const { subjects, milliseconds } of shuffled([...columns.values()])) {
        const subject = subjects[at % subjects.length];
        if (subject !== undefined) milliseconds.push(await timed(server, question, subject));
      }
    }
    await server.deliver();
  }
  const timesOf = (name: string) => columns.get(name)?.milliseconds ?? [];
  const cells = stateNames.slice(1).map((state) => {
    const nobody = columns.has(`nobody ${state}`) ? `nobody ${state}` : "nobody";
    return { state, area: areaUnderCurve(timesOf(state), timesOf(nobody)) };
  });
  const noise = areaUnderCurve(timesOf("free"), timesOf("nobody"));
  return [...cells, { state: "free once more", area: noise }];
}

async function subjectsOf({ make, isSpent, subjects }: Column, rounds: number): Promise<Subject[]> {
  if (!isSpent && subjects.length > 0) return subjects;
  const made: Subject[] = [];
  while (made.length < (isSpent ? rounds : subjectsOfState)) made.push(await make());
  return made;
}

async function timed(server: TestServer, question: Question, subject: Subject): Promise<number> {
  const request = await question.ask(server, subject);
  const started = performance.now();
  await send(server, request);
  return performance.now() - started;
}

function shuffled<T>(values: T[]): T[] {
  for (let at = values.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    const [one, two] = [values[at], values[other]];
    if (one === undefined || two === undefined) continue;
    [values[at], values[other]] = [two, one];
  }
  return values;
}
