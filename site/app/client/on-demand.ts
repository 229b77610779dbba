import { useEffect } from "react";
import { onFirstSign } from "./first-sign.ts";

/**
 * A module that a screen does not carry: it is fetched when it is first needed, and once.
 * @param load imports it; what did not come is fetched again the next time
 */
export function onDemand<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let module: Promise<Module> | undefined;
  return () => {
    module ??= load().catch((cause: unknown) => {
      module = undefined;
      throw cause;
    });
    return module;
  };
}

/** Loads such a module on the first sign of a person: it costs nothing before, and is there when needed. */
export function useOnFirstSign(fetch: () => Promise<unknown>): void {
  useEffect(() => {
    onFirstSign(() => void fetch().catch(() => {}));
  }, [fetch]);
}
