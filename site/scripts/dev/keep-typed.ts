import { hydratedEvent } from "../../app/client/island-events.ts";

/**
 * Keeps what was typed when a source is saved: over a reload of the page, and where an island renders anew because its
 * document holds the old source. Development only.
 */
const key = "typed-before-reload";
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = Record<string, string | boolean>;
const fieldsIn = (place: ParentNode) =>
  place.querySelectorAll<Field>("input[name]:not([type=file]), textarea[name], select[name]");

/** A radio button or checkbox: its state is `checked`, not its value. */
const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";
const keyOf = (field: Field) => (isChoice(field) ? `${field.name}=${field.value}` : field.name);
const typedIn = (field: Field) => (isChoice(field) ? field.checked : field.value);
const allTyped = (): Typed =>
  Object.fromEntries([...fieldsIn(document)].map((field) => [keyOf(field), typedIn(field)]));

function typeAgain(place: ParentNode, kept: Typed): void {
  for (const field of fieldsIn(place)) {
    const typed = kept[keyOf(field)];
    if (typed === undefined || typed === typedIn(field)) continue;
    if (typeof typed === "string") {
      // By the prototype's setter: React's own setter would make it ignore the event.
      Reflect.set(Object.getPrototypeOf(field), "value", typed, field);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    } else if (typed || field.type === "checkbox") field.click();
  }
}

import.meta.hot?.on("vite:beforeFullReload", () =>
  sessionStorage.setItem(key, JSON.stringify(allTyped())),
);
typeAgain(document, JSON.parse(sessionStorage.getItem(key) ?? "{}"));
sessionStorage.removeItem(key);

let typed: Typed = {};
for (const event of ["input", "change"])
  document.addEventListener(event, () => {
    typed = allTyped();
  });
document.addEventListener(hydratedEvent, ({ target }) => {
  if (target instanceof Element) typeAgain(target, typed);
});
