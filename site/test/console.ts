const seen: string[] = [];

/** Records every console line from now on. */
export function watchConsole(): void {
  for (const kind of ["debug", "error", "info", "log", "warn"] as const) {
    const write = console[kind].bind(console);
    console[kind] = (...words: unknown[]) => {
      seen.push(`${kind}: ${words.join(" ")}`);
      write(...words);
    };
  }
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    seen.push(`CSP: ${violatedDirective} ${blockedURI}`),
  );
}

/** The lines since the last call. */
export function takeConsoleLines(): string[] {
  return seen.splice(0);
}
