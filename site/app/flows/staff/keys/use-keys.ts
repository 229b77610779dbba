import { useEffect, useRef } from "react";

const storageKey = "staff-keys";

/** Whether shortcuts of one letter are on in this browser (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Stores in this browser whether they are on. */
export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/**
 * Runs a function at a key of one letter, unless a field has the focus, a dialog is open, or shortcuts are off. If the
 * function returns `false`, the browser handles the key.
 */
export function useKeys(keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey, defaultPrevented, isComposing } = event;
      if (ctrlKey || altKey || metaKey || defaultPrevented || isComposing) return;
      const act = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (act === undefined || isTypedInto(target) || !areKeysOn()) return;
      if (document.querySelector("dialog[open]") !== null) return;
      if (act() !== false) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, select, textarea");
}
