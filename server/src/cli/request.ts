import { parsedJson } from "../platform/parsed-json.ts";
import { CommandFailed } from "./command-failed.ts";

export interface Sent {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body: string | null;
}

export interface Answer {
  status: number;
  /** Null when it is not JSON. */
  body: unknown;
}

/** Waits; tests put their own in its place. */
export type Wait = (milliseconds: number) => Promise<void>;

const timeoutMilliseconds = 60_000;
const longestWaitMilliseconds = 10_000;
const mostTries = 5;
/** The code for programs when no connection was made, so that nothing has arrived. */
export const notReached = "NOT_REACHED";
const neverSent = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"];
/** The server is busy, or still handles the same request; its response says when to try again. */
const busy: readonly number[] = [409, 503];

/**
 * Sends a request until there is a response. A request that is safe to repeat is tried at most five times when the
 * server is busy or the connection breaks.
 * @throws CommandFailed with the reason why there was no response
 */
export async function request(
  url: URL,
  sent: Sent,
  { isRepeatable, wait }: { isRepeatable: boolean; wait: Wait },
): Promise<Answer> {
  let mayHaveArrived = false;
  for (let tries = 1; ; tries += 1) {
    const mayRepeat = isRepeatable && tries < mostTries;
    const outcome = await attempt(url, sent);
    if ("answer" in outcome) {
      if (!mayRepeat || outcome.retryAfterSeconds === null) return outcome.answer;
      await wait(Math.min(outcome.retryAfterSeconds * 1_000, longestWaitMilliseconds));
      continue;
    }
    mayHaveArrived ||= outcome.mayHaveArrived;
    if (!mayRepeat || !outcome.isBroken) {
      const code = mayHaveArrived ? "NO_ANSWER" : notReached;
      throw new CommandFailed(noAnswer(url.origin, outcome.cause), { code });
    }
    await wait(1_000);
  }
}

export const noAnswer = (url: string, cause?: string) =>
  `No front door answers at ${url}. FRONTDOOR_URL says where.${cause === undefined ? "" : ` (${cause})`}`;

type Outcome =
  | { answer: Answer; retryAfterSeconds: number | null }
  /** Broken: the connection was made, and ended before the response was complete. */
  | { cause: string; isBroken: boolean; mayHaveArrived: boolean };

async function attempt(url: URL, sent: Sent): Promise<Outcome> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(url, { ...sent, redirect: "error", signal });
    const text = await response.text();
    const retryAfter = response.headers.get("Retry-After");
    const isBusy = busy.includes(response.status) && /^\d+$/.test(retryAfter ?? "");
    const answer = { status: response.status, body: parsedJson(text) ?? null };
    return { answer, retryAfterSeconds: isBusy ? Number(retryAfter) : null };
  } catch (error) {
    return whyNot(error);
  }
}

function whyNot(error: unknown): Outcome {
  if (error instanceof Error && error.name === "TimeoutError") {
    const cause = `no answer in ${timeoutMilliseconds / 1_000} seconds`;
    return { cause, isBroken: false, mayHaveArrived: true };
  }
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === "object" && cause !== null ? Reflect.get(cause, "code") : undefined;
  if (code === "ECONNRESET" || code === "EPIPE" || code === "UND_ERR_SOCKET") {
    return { cause: `the connection broke, ${code}`, isBroken: true, mayHaveArrived: true };
  }
  const words = cause instanceof Error ? cause.message : String(cause);
  const mayHaveArrived = !neverSent.includes(String(code)) && words !== "bad port";
  return { cause: typeof code === "string" ? code : words, isBroken: false, mayHaveArrived };
}
