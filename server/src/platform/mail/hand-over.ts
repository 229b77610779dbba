export interface HandOverTimes {
  /** How long it may take to find a free connection and for the server to ask for a mail's text. */
  beginMilliseconds: number;
  /** How long the server may then take to accept or refuse it. */
  answerMilliseconds: number;
}

export type HandOver = ReturnType<typeof startHandOver>;

/** Limits the time to hand one mail to the server: first the wait for its turn, then the wait for the response. */
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
    /** Whether the server may have the mail, whatever it responds afterwards. */
    hasBegun: () => hasBegun,
    end: () => clearTimeout(timer),
  };
}

/** The server received a mail's text and did not respond in time. */
export class NoAnswer extends Error {
  override name = "no-answer";
}
