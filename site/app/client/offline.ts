import { useSyncExternalStore } from "react";

/** Whether the browser reports that it is offline. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
}

function listen(tell: () => void): () => void {
  const ended = new AbortController();
  for (const event of ["online", "offline"])
    window.addEventListener(event, tell, { signal: ended.signal });
  return () => ended.abort();
}
