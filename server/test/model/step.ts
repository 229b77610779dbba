import type { FailureCode } from "@frontdoor/contract/errors.ts";
import { failures } from "@frontdoor/contract/errors.ts";
import fc from "fast-check";
import type { TestServer } from "../test-server.ts";
import type { Model, Name } from "./account-model.ts";

/** What a walk knows beside the model: who takes part, and what was written so far. */
export interface Walk {
  model: Model;
  names: readonly Name[];
  /** Every code that a name was sent, oldest first. */
  codes: Map<Name, string[]>;
  /** The ids of the accounts that were made. */
  ids: Map<Name, string>;
  writes: Write[];
}

/** What a request must be answered with. */
export interface Answer {
  status: number;
  code?: FailureCode;
  /** The whole body, where the model knows it. */
  body?: unknown;
  /** The same byte by byte. */
  text?: string;
  /** Whether the same request with the same key is done anew. */
  isForgotten?: boolean;
}

export const done = (body?: unknown): Answer =>
  body === undefined ? { status: 200 } : { status: 200, body };
export const refused = (code: FailureCode, isForgotten = false): Answer => ({
  status: failures[code].status,
  code,
  isForgotten,
});

export interface Response {
  status: number;
  body: string;
}

export interface Request {
  method: "GET" | "POST";
  path: string;
  body?: Record<string, unknown>;
  /** Which browser sends it; a product's back end where it is left out. */
  browser?: number;
}

/** A request, and what it does to the model. */
export interface Write {
  says: string;
  request: Request;
  /** Whether a repeat with its key is answered and not done. */
  isKeyed: boolean;
  /** Does to the model what the server should do, and tells its answer. */
  foresee(): Answer;
  /** Takes from the answer what the model cannot know: codes and ids. */
  learn?(response: Response): void;
  /** Set once it was sent with a key. */
  sent?: { key: string; answer: Answer; response: Response };
}

/** What somebody does; null where there is nothing to do it with. */
export type Act =
  | { kind: "request"; write: Write }
  | { kind: "inside"; says: string; work(server: TestServer): Promise<void> }
  | { kind: "repeat"; write: Write; isChanged: boolean }
  | { kind: "several"; acts: readonly Act[] }
  | { kind: "wait"; seconds: number }
  | { kind: "replace" };

/** A sort of step: plain values that fast-check draws and makes smaller, and what they mean in a walk. */
export interface Sort<S> {
  weight: number;
  values: fc.Arbitrary<S>;
  plan(walk: Walk, values: S): Act | null;
}

export const sort = <S>(given: Sort<S>): Sort<unknown> => given as Sort<unknown>;

/** Which of several, and whether it may be one with which nothing can succeed now. */
export const choice = fc.record({
  nth: fc.nat(3),
  isAny: fc.constantFrom(false, false, false, true),
});
export interface Choice {
  nth: number;
  isAny: boolean;
}

/** The entry that a choice picks, of those that fit where there are such; undefined from an empty list. */
export function pick<T>(
  list: readonly T[],
  { nth, isAny }: Choice,
  fits: (entry: T) => boolean = () => true,
): T | undefined {
  const fitting = list.filter(fits);
  const from = isAny || fitting.length === 0 ? list : fitting;
  return from[nth % Math.max(from.length, 1)];
}

/** The same of the newest first. */
export function pickLatest<T>(
  list: readonly T[],
  chosen: Choice,
  fits?: (entry: T) => boolean,
): T | undefined {
  return pick(list.toReversed(), chosen, fits);
}
