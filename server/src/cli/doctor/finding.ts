export interface Finding {
  check: string;
  /** `warn` needs a look, `fail` keeps people from doing something. */
  state: "ok" | "warn" | "fail";
  found: string;
  /** What to do; absent where all is well. */
  remedy?: string;
}

/** The findings of one check under its name, without the name on each. */
export function findingsOf(check: string) {
  return {
    ok: (found: string): Finding => ({ check, state: "ok", found }),
    warn: (found: string, remedy: string): Finding => ({ check, state: "warn", found, remedy }),
    fail: (found: string, remedy: string): Finding => ({ check, state: "fail", found, remedy }),
  };
}

/** An error in one line, for the person who configured what failed. */
export function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message || error.name : String(error);
  return words.replaceAll(/\s+/g, " ").trim().slice(0, 200);
}
