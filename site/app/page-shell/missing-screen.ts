import { failedEvent, hydratedEvent } from "../client/island-events.ts";
import { writeOut } from "./held-back.ts";

/**
 * Shows what to do where the script of a screen does not load, in place of waiting for ever. Where the script of a dialog
 * or of a pressed control does not load, it says so.
 */
export function replaceMissingScreen(): void {
  document.addEventListener(failedEvent, ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("dialog[open], [data-asked]")) sayMissing(target);
    else if (target.getAttribute("client") === "only") replace(target);
  });
  document.addEventListener(hydratedEvent, ({ target }) => {
    const island = target instanceof Element && target.closest("astro-island");
    if (island) takeBack(island);
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-loads-again]")) window.location.reload();
  });
}

function replace(island: Element): void {
  const words = copyOf("missing-screen");
  // Once it is said, it stays: a press on its button must not lose the button.
  if (!words || island.querySelector("[data-loads-again]")) return;
  island.replaceChildren(words);
  island.querySelector<HTMLElement>("[tabindex]")?.focus();
}

function sayMissing(island: Element): void {
  const words = copyOf("missing-part");
  // Said anew, it is read out anew.
  takeBack(island);
  if (words) island.before(words);
  island.previousElementSibling?.scrollIntoView({ block: "nearest" });
}

function takeBack(island: Element): void {
  const said = island.previousElementSibling;
  if (said?.matches("[data-missing-part]")) said.remove();
}

function copyOf(id: string): DocumentFragment | null {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement
    ? writeOut(document.importNode(template.content, true))
    : null;
}
