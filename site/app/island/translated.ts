/**
 * A browser that translates a page puts a `<font>` in the place of each text. React holds on to the texts that it made
 * and would fail at the next that it removes, inserts something before, or changes, and take the whole form away.
 */
const standIns = new WeakMap<Node, ChildNode>();

/** Lets React work on a page that is translated while it is open. */
export function bearTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    return insertBefore.call(this, node, next && placeIn(this, next)) as T;
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    (child.isConnected ? (child as unknown as ChildNode) : standIns.get(child))?.remove();
    return child;
  };

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === "characterData") putBack(record.target);
      else for (const text of noteStandIns(record)) observer.observe(text, { characterData: true });
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The child of an element that stands where React put a node; `null` for its end. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node.isConnected ? node : (standIns.get(node) ?? node);
  while (place !== null && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Keeps what stands for the texts that gave way; returns them. */
function noteStandIns(record: MutationRecord): Text[] {
  const { addedNodes, removedNodes, previousSibling, nextSibling } = record;
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
  if (!standIn) return [];
  const texts = [...removedNodes].filter((node) => node instanceof Text && !node.isConnected);
  for (const text of texts) standIns.set(text, standIn);
  return texts as Text[];
}

function isFont(node: Node | null): node is HTMLFontElement {
  return node instanceof HTMLFontElement;
}

/** A text that React changed comes back into its place, and is translated anew. */
function putBack(text: Node): void {
  if (!text.isConnected) standIns.get(text)?.replaceWith(text);
}

interface Entry {
  selector: string;
  value: string;
  isChecked: boolean;
}

/** What was entered into forms that React has to render anew, since they were translated before its scripts came. */
export function enteredInTranslation(): Entry[] {
  if (typeof document === "undefined" || !document.querySelector("astro-island font")) return [];
  return [...document.querySelectorAll<HTMLInputElement>("astro-island input[name]")]
    .filter((input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked)
    .map(({ name, type, value, checked }) => ({
      selector: `input[name="${name}"]${type === "radio" ? `[value="${value}"]` : ""}`,
      value,
      isChecked: checked,
    }));
}

/** Enters it into the new form as a person would: React hears of a value that was not set through its own property. */
export function enterAgain(entries: readonly Entry[], place: Element): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  for (const { selector, value, isChecked } of entries) {
    const input = place.querySelector<HTMLInputElement>(selector);
    if (!input) continue;
    if (input.checked !== isChecked) input.click();
    if (input.value === value) continue;
    set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
