/**
 * Where a `location` answer may lead (SEC-F8, Q005): a path of our own, or an http(s) address whose
 * origin is on the list. Returns the address to navigate to, or `null` for everything else, also for
 * what only looks like a path (`//host`, `/\host`) or carries a user name.
 * @param ownOrigin such as `https://heron.example`
 * @param allowedOrigins origins, exactly as `URL.origin` prints them
 */
export function safeLocation(
  location: unknown,
  ownOrigin: string,
  allowedOrigins: readonly string[],
): string | null {
  if (typeof location !== "string" || hasControlOrBackslash(location)) return null;
  const isPath = location.startsWith("/") && !location.startsWith("//");
  if (!isPath && !/^https?:\/\//.test(location)) return null;
  let url: URL;
  // `URL.canParse` is missing in the last browsers of some phones.
  try {
    url = new URL(location, ownOrigin);
  } catch {
    return null;
  }
  if (url.username !== "" || url.password !== "") return null;
  if (isPath) return url.origin === ownOrigin ? location : null;
  return url.origin === ownOrigin || allowedOrigins.includes(url.origin) ? url.href : null;
}

function hasControlOrBackslash(text: string): boolean {
  return [...text].some(
    (character) => character <= " " || character === "\\" || character === "\u007f",
  );
}
