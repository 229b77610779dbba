import { useEffect } from "react";

/**
 * A module that a screen needs only once a person does something: it is fetched at their first sign, so that
 * it costs nothing before and is there when it is needed.
 * @param load imports it; what did not come is fetched again when it is needed
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

/** Fetches a module at the first sign of a person; where it does not come, it is fetched when it is needed. */
export function useOnFirstSign(fetch: () => Promise<unknown>): void {
  useEffect(() => {
    const begin = () => void fetch().catch(() => {});
    const signs = ["pointerdown", "keydown", "focusin"] as const;
    for (const sign of signs) window.addEventListener(sign, begin, { once: true, passive: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, begin);
    };
  }, [fetch]);
}
