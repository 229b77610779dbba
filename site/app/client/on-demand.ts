import { useEffect } from "react";
import { onFirstInput } from "./first-input.ts";

/**
 * Loads a module on first use, once, outside of the screen's bundle.
 * @param load imports it; a failed import is repeated at the next use
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

/** Preloads such a module at the first user input. */
export function useOnFirstInput(fetch: () => Promise<unknown>): void {
  useEffect(() => {
    onFirstInput(() => void fetch().catch(() => {}));
  }, [fetch]);
}
