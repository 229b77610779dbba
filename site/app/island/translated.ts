/**
 * A browser that translates a page puts a `<font>` in the place of each text. React holds on to the texts that it made
 * and would fail at the next that it removes, inserts something before, or changes, and take the whole form away.
 */
const standIns = new WeakMap<Node, ChildNode>();

const { insertBefore, removeChild } = Node.prototype;

Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
  return insertBefore.call(this, node, next && placeIn(this, next)) as T;
};

Node.prototype.removeChild = function <T extends Node>(this: Node, child: T) {
  if (child.parentNode === this) return removeChild.call(this, child) as T;
  (child.isConnected ? (child as unknown as ChildNode) : standIns.get(child))?.remove();
  return child;
};

/** The child of an element that stands where React put a node; `null` for its end. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node.isConnected ? node : (standIns.get(node) ?? node);
  while (place !== null && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/** Keeps what stands for the texts that gave way, and watches for what React does to them. */
export function noteTranslation(records: readonly MutationRecord[], watch: MutationObserver): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === "characterData") putBack(target);
    const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
    for (const text of standIn ? removedNodes : []) {
      if (!(text instanceof Text) || text.isConnected) continue;
      standIns.set(text, standIn as ChildNode);
      watch.observe(text, { characterData: true });
    }
  }
}

const isFont = (node: Node | null) => node instanceof HTMLFontElement;

/** A text that React changed comes back into its place, and is translated anew. */
function putBack(text: Node): void {
  if (!text.isConnected) standIns.get(text)?.replaceWith(text);
}
