import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a page is prerendered and hydrated, then true: guards reads of browser state. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
