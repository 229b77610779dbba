import { useEffect, useRef } from "react";

const storageKey = "staff-keys";

/** Whether keys of one letter do something on this device (WCAG 2.1.4). */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Keeps on this device whether they do. */
export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // A browser that refuses storage forgets it with the page.
  }
}

/**
 * Does something at a key of one letter, unless somebody types, a dialog is open, or they are switched off. What a key
 * did nothing for (`false`) the browser does.
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
