import { expect } from "vitest";
import { standingAnswers } from "./standing-answers.ts";

/** A back end's answer. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A request as it came. */
export interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  /** Whether the page still waits for the answer, has it, or has given the call up. */
  state: "under way" | "answered" | "given up";
}

type Path = string | RegExp;
/** Answers a call, or leaves it (`undefined`) to what was arranged before. */
type Arrangement = (call: Call, signal: AbortSignal) => Promise<Response | undefined>;

const arrangements: { path: Path; arrangement: Arrangement }[] = [];
const calls: Call[] = [];
const unexpected: string[] = [];

/** Answers a call in the back end's place; gives the requests that came. The latest arrangement counts. */
export function answer(path: Path, { status, body, headers }: Answer): Call[] {
  const answered: Call[] = [];
  arrange(path, async (call) => {
    answered.push(call);
    return new Response(body === undefined ? "" : JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json", ...headers },
    });
  });
  return answered;
}

/** Lets a call fail without any answer. */
export function cutOff(path: Path): void {
  arrange(path, async () => {
    throw new TypeError("Failed to fetch");
  });
}

/** Holds requests back until they are let go, so that a screen can be looked at while it waits. */
export function holdBack(path: Path): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrange(path, async (_call, signal) => {
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
    });
    await Promise.race([promise, ended]);
    return undefined;
  });
  return resolve;
}

/** Forgets what was arranged for a path. */
export function letThrough(path: Path): void {
  const kept = arrangements.filter((each) => String(each.path) !== String(path));
  arrangements.splice(0, arrangements.length, ...kept);
}

/** The calls to a path that have come so far, answered or not. */
export function callsTo(path: Path): Call[] {
  return calls.filter(({ url }) => matches(path, url));
}

/** Resolves once the page itself has given a call up: no answer to it can come any more. */
export async function whenGivenUp(path: Path): Promise<void> {
  await expect.poll(() => callsTo(path).map(({ state }) => state)).toContain("given up");
}

/** Resolves once the page waits for no answer, and has drawn what the last one changed. */
export async function whenQuiet(): Promise<void> {
  await expect.poll(() => calls.filter(({ state }) => state === "under way")).toEqual([]);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** A back end that knows what screens ask of their own accord, and nothing that a test has not arranged. */
export function startAfresh(): void {
  for (const list of [arrangements, calls, unexpected]) list.length = 0;
  for (const [path, body] of standingAnswers) answer(path, { status: 200, body });
}

/** The calls that no arrangement answered. */
export function unexpectedCalls(): readonly string[] {
  return unexpected;
}

/** Stands in for the browser's `fetch`. */
export async function fetchFromBackEnd(address: string, init: RequestInit = {}): Promise<Response> {
  const { method = "GET", headers, body } = init;
  const signal = init.signal ?? new AbortController().signal;
  const call: Call = {
    url: new URL(address, location.origin).href,
    method,
    headers: Object.fromEntries(new Headers(headers)),
    body: typeof body === "string" ? JSON.parse(body) : undefined,
    state: "under way",
  };
  calls.push(call);
  try {
    signal.throwIfAborted();
    return await answerOf(call, signal);
  } finally {
    call.state = signal.aborted ? "given up" : "answered";
  }
}

async function answerOf(call: Call, signal: AbortSignal): Promise<Response> {
  for (const { path, arrangement } of arrangements.toReversed()) {
    if (!matches(path, call.url)) continue;
    const response = await arrangement(call, signal);
    if (response !== undefined) return response;
  }
  unexpected.push(`${call.method} ${call.url}`);
  throw new TypeError("Failed to fetch");
}

function arrange(path: Path, arrangement: Arrangement): void {
  arrangements.push({ path, arrangement });
}

/** A path is an address's end; `*` in it stands for one part. */
function matches(path: Path, url: string): boolean {
  if (path instanceof RegExp) return path.test(url);
  const parts = path.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`${parts.join("[^/]*")}$`).test(url);
}
