/** Shows the texts that `parts/no-script/held-back.ts` moved into attributes. */
export function writeOut<Held extends ParentNode>(held: Held, holders = "[data-text]"): Held {
  for (const each of held.querySelectorAll<HTMLElement>(holders))
    each.replaceWith(each.dataset.text ?? "");
  return held;
}

/** Shows those of `heldForScript` as soon as they are parsed, so that nothing is painted without them. */
export function writeOutAsParsed(page = document): void {
  const parsing = new MutationObserver(() => writeOut(page, "i[data-text]"));
  parsing.observe(page, { childList: true, subtree: true });
  page.addEventListener("DOMContentLoaded", () => parsing.disconnect());
}
