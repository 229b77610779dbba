import { hydratedEvent } from "../client/island-events.ts";

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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Gives what was typed before hydration, the focus, and presses that wait for it, to what React made anew, as it does
 * where a browser has translated their form.
 * @param before every form, button and element with a name, as it was before hydration
 */
export function giveBackTyped(before: readonly Element[], focused: Element | null): void {
  const controls = new Set(before.filter(isControl));
  const give = () => {
    for (const old of before) if (!old.isConnected) passPressesOn(old, before);
    for (const control of controls) {
      if (control.isConnected) continue;
      const alike = before.filter((each) => isControl(each) && each.name === control.name);
      const now = document.getElementsByName(control.name)[alike.indexOf(control)];
      if (!now || !isControl(now)) continue;
      controls.delete(control);
      enter(control, now);
      if (control === focused && document.activeElement === document.body) now.focus();
    }
  };
  // React makes the form anew before it says that it is hydrated.
  document.addEventListener(hydratedEvent, give, true);
  give();
}

/** A press that `page-shell/replay-early-input.ts` repeats at an element that is gone reaches the one in its place. */
function passPressesOn(old: Element, before: readonly Element[]): void {
  const isAlike = (each: Element) =>
    each.tagName === old.tagName && each.className === old.className;
  const alike = before.filter(isAlike);
  const alikeNow = [...document.getElementsByTagName(old.tagName)].filter(isAlike);
  // Else it could be another button's place.
  if (alikeNow.length !== alike.length) return;
  const now = alikeNow[alike.indexOf(old)];
  if (old instanceof HTMLButtonElement && now instanceof HTMLButtonElement) {
    old.click = () => now.click();
  }
  if (old instanceof HTMLFormElement && now instanceof HTMLFormElement) {
    old.requestSubmit = (pressed) => now.requestSubmit(submitterIn(now, pressed));
  }
}

function submitterIn(form: HTMLFormElement, pressed: HTMLElement | null | undefined) {
  if (!(pressed instanceof HTMLButtonElement)) return null;
  const { name, value } = pressed;
  const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[type=submit]")];
  return buttons.find((each) => each.name === name && each.value === value) ?? null;
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

function enter(old: Control, now: Control): void {
  if (old instanceof HTMLInputElement && /checkbox|radio/.test(old.type)) {
    const isChosenSince = [...document.getElementsByName(now.name)].some(
      (each) => each instanceof HTMLInputElement && each.checked !== each.defaultChecked,
    );
    if (old.checked !== old.defaultChecked && !isChosenSince) now.click();
    return;
  }
  const untouched = untouchedValue(old);
  if (old.value === untouched || now.value !== untouched) return;
  // React overrides the setter of the element itself, and would not hear of the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), "value")?.set?.call(now, old.value);
  const type = now instanceof HTMLSelectElement ? "change" : "input";
  now.dispatchEvent(new Event(type, { bubbles: true }));
}

function untouchedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}
