import type { WebDriver } from "selenium-webdriver";

/** A browser's program, as long as it runs. */
export interface Program {
  /** Begins as somebody new: without cookies or anything else that an earlier one left. */
  begin(): Promise<Session>;
  close(): Promise<void>;
}

export interface Session {
  driver: WebDriver;
  /** What the console said since the beginning, and requests that left the site and its products. */
  lines(): Promise<readonly string[]>;
  end(): Promise<void>;
}

/** Tries again until something is there. What failed last is told when the time is up. */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | undefined> | T | undefined,
  mostSeconds = 20,
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
