/** Shows the texts that `parts/no-script/held-back.ts` moved into attributes. */
export function writeOut<Held extends ParentNode>(held: Held): Held {
  for (const each of held.querySelectorAll<HTMLElement>("[data-text]"))
    each.replaceWith(each.dataset.text ?? "");
  return held;
}
