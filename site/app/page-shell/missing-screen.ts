import { failedEvent, hydratedEvent } from "../client/island-events.ts";
import { writeOut } from "./held-back.ts";

/**
 * Shows an error and a reload button where the script of a screen failed to load. Where that of a dialog or a pressed
 * control failed, it shows a message.
 */
export function replaceMissingScreen(): void {
  document.addEventListener(failedEvent, ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest("dialog[open], [data-asked]")) sayMissing(target);
    else if (target.getAttribute("client") === "only") replace(target);
  });
  document.addEventListener(hydratedEvent, ({ target }) => {
    const island = target instanceof Element && target.closest("astro-island");
    if (island) removeMessage(island);
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-loads-again]")) window.location.reload();
  });
}

function replace(island: Element): void {
  const words = copyOf("missing-screen");
  // The message stays: its focused button must not be replaced.
  if (!words || island.querySelector("[data-loads-again]")) return;
  island.replaceChildren(words);
  island.querySelector<HTMLElement>("[tabindex]")?.focus();
}

function sayMissing(island: Element): void {
  const words = copyOf("missing-part");
  // Inserted again, it is announced again.
  removeMessage(island);
  if (words) island.before(words);
  island.previousElementSibling?.scrollIntoView({ block: "nearest" });
}

function removeMessage(island: Element): void {
  const said = island.previousElementSibling;
  if (said?.matches("[data-missing-part]")) said.remove();
}

function copyOf(id: string): DocumentFragment | null {
  const template = document.getElementById(id);
  return template instanceof HTMLTemplateElement
    ? writeOut(document.importNode(template.content, true))
    : null;
}
