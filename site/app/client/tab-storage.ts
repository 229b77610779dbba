/** What was kept for this tab; whatever is no object is an empty one. */
export function parseStored(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Uses the tab's storage. A browser that refuses it keeps nothing, and nothing else changes. */
export function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
