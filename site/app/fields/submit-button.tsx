import { errorAreaWords } from "@frontdoor/words/error-area.ts";
import { useSyncExternalStore } from "react";
import { Button, type ButtonProps } from "../ui/button.tsx";

/** The button of a form: disabled while loading (S4.052, Q099). Offline it says so. */
export function SubmitButton(props: Omit<ButtonProps, "type">) {
  const isOffline = useOffline();
  return (
    <>
      <Button size="large" {...props} type="submit" />
      {isOffline && <p className="field__hint">{errorAreaWords.offline}</p>}
    </>
  );
}

function useOffline(): boolean {
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
