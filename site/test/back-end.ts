import { expect } from "vitest";
import { standingAnswers } from "./standing-answers.ts";

/** A stubbed response. */
export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A recorded request. */
export interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  /** Whether the page waits for the response, has it, or has aborted the call. */
  state: "under way" | "answered" | "given up";
}

type Path = string | RegExp;
/** Answers a call, or passes it (`undefined`) to an earlier stub. */
type Arrangement = (call: Call, signal: AbortSignal) => Promise<Response | undefined>;

const arrangements: { path: Path; arrangement: Arrangement }[] = [];
const calls: Call[] = [];
const unexpected: string[] = [];

/** Stubs a call; returns the recorded requests. The latest stub applies. */
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

/** Makes a call fail without a response. */
export function cutOff(path: Path): void {
  arrange(path, async () => {
    throw new TypeError("Failed to fetch");
  });
}

/** Holds requests until the returned function is called, to test loading states. */
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

/** Removes the stubs of a path. */
export function letThrough(path: Path): void {
  const kept = arrangements.filter((each) => String(each.path) !== String(path));
  arrangements.splice(0, arrangements.length, ...kept);
}

/** The calls to a path so far, answered or not. */
export function callsTo(path: Path): Call[] {
  return calls.filter(({ url }) => matches(path, url));
}

/** Resolves once the page has aborted a call. */
export async function whenGivenUp(path: Path): Promise<void> {
  await expect.poll(() => callsTo(path).map(({ state }) => state)).toContain("given up");
}

/** Resolves once no call is pending and the last result is rendered. */
export async function whenQuiet(): Promise<void> {
  await expect.poll(() => calls.filter(({ state }) => state === "under way")).toEqual([]);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

/** Resets the back end to the responses that screens need on their own. */
export function startAfresh(): void {
  for (const list of [arrangements, calls, unexpected]) list.length = 0;
  for (const [path, body] of standingAnswers) answer(path, { status: 200, body });
}

/** The calls without a stub. */
export function unexpectedCalls(): readonly string[] {
  return unexpected;
}

/** Replaces the browser's `fetch`. */
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

/** A path matches the end of an address; `*` stands for one part. */
function matches(path: Path, url: string): boolean {
  if (path instanceof RegExp) return path.test(url);
  const parts = path.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`${parts.join("[^/]*")}$`).test(url);
}
