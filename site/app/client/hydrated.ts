import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a page is prerendered and hydrated, true from then on: guard reads of the browser with it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
