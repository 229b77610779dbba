export interface HandOverTimes {
  /** How long a server may take to ask for a mail's text, and a free connection to be found. */
  beginMilliseconds: number;
  /** How long the server may then take to say what became of it. */
  answerMilliseconds: number;
}

export type HandOver = ReturnType<typeof startHandOver>;

/** Bounds the way of one mail to the server: first the wait for its turn, then the wait for the answer. */
export function startHandOver(times: HandOverTimes) {
  const over = new AbortController();
  const after = (milliseconds: number) => setTimeout(() => over.abort(), milliseconds);
  let timer = after(times.beginMilliseconds);
  let hasBegun = false;
  return {
    /** Aborts when the time is over. */
    signal: over.signal,
    /** The server asked for the text. */
    begin() {
      hasBegun = true;
      clearTimeout(timer);
      timer = after(times.answerMilliseconds);
    },
    /** Whether the server may have the mail, whatever is heard afterwards. */
    hasBegun: () => hasBegun,
    end: () => clearTimeout(timer),
  };
}

/** The server took a mail's text and did not say in time what became of it. */
export class NoAnswer extends Error {
  override name = "no-answer";
}
