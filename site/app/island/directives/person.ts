import { type Load, starter } from "../starter.ts";

/** `client:person`: an island starts on the first sign of a person. */
export default function person(load: Load, _options: unknown, island: HTMLElement): void {
  const start = starter(load, island);
  for (const sign of ["pointerdown", "pointermove", "keydown", "focusin", "touchstart", "scroll"]) {
    window.addEventListener(sign, start, { once: true, passive: true });
  }
}
