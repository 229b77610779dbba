import type { WebDriver } from "selenium-webdriver";

/** A running browser. */
export interface Program {
  /** Begins a session without cookies or other data of earlier ones. */
  begin(): Promise<Session>;
  close(): Promise<void>;
}

export interface Session {
  driver: WebDriver;
  /** Console lines, page errors and requests to foreign origins since the session began. */
  lines(): Promise<readonly string[]>;
  end(): Promise<void>;
}

/** Retries until `look` returns a value. When the time is up, the last error is the `cause` of the thrown one. */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | undefined> | T | undefined,
  mostSeconds = 60,
): Promise<T> {
  const end = Date.now() + mostSeconds * 1000;
  let cause: unknown;
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found !== undefined) return found;
    } catch (failure) {
      cause = failure;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`${what} did not come in ${mostSeconds} s.`, { cause });
}
