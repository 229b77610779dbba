import { failedEvent, hydratedEvent } from "../client/island-events.ts";

/**
 * Where the script of a screen that is not in its document does not come, the page says what to do instead of
 * waiting for ever; where that of a dialog does not come, the dialog does.
 */
export function replaceMissingScreen(): void {
  document.addEventListener(failedEvent, ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("dialog")) sayMissing(target);
    else if (target.getAttribute("client") === "only") replace(target);
  });
  document.addEventListener(hydratedEvent, ({ target }) => {
    if (target instanceof Element)
      target.closest("dialog")?.querySelector("[data-missing-part]")?.remove();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-loads-again]")) window.location.reload();
  });
}

function replace(island: Element): void {
  const words = copyOf("missing-screen");
  if (!words) return;
  island.replaceChildren(words);
  island.querySelector<HTMLElement>("[tabindex]")?.focus();
}

function sayMissing(island: Element): void {
  const words = copyOf("missing-part");
  if (words && !island.parentElement?.querySelector("[data-missing-part]")) island.before(words);
}

function copyOf(id: string): Node | undefined {
  return document.querySelector<HTMLTemplateElement>(`template#${id}`)?.content.cloneNode(true);
}
