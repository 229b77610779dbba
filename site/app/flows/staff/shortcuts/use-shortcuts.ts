import { useEffect, useRef } from "react";

const storageKey = "staff-keys";

/** Whether shortcuts of one letter are on in this browser (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Stores in this browser whether they are on. */
export function switchShortcuts(on: boolean): void {
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
export function useShortcuts(keys: Readonly<Record<string, () => unknown>>): void {
  useKeydown((event) => {
    const { key, target, ctrlKey, altKey, metaKey, defaultPrevented, isComposing } = event;
    if (ctrlKey || altKey || metaKey || defaultPrevented || isComposing) return;
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (act === undefined || isTypedInto(target) || !areShortcutsOn() || isDialogOpen()) return;
    if (act() !== false) event.preventDefault();
  });
}

/** Opens the palette at Ctrl K or ⌘ K, unless a dialog is open. */
export function usePaletteKey(open: () => void): void {
  useKeydown((event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
    if (isDialogOpen()) return;
    event.preventDefault();
    open();
  });
}

function useKeydown(press: (event: KeyboardEvent) => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const isDialogOpen = () => document.querySelector("dialog[open]") !== null;

function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, select, textarea");
}
