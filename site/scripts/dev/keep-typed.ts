/** Keeps what was typed while the page reloads because a source was saved. Development only. */
const key = "typed-before-reload";
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const fields = () =>
  document.querySelectorAll<Field>("input[name]:not([type=file]), textarea[name], select[name]");

/** A radio button or a checkbox: it has a value of its own, and what a person changes is whether it is chosen. */
const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === "radio" || field.type === "checkbox";
const keyOf = (field: Field) => (isChoice(field) ? `${field.name}=${field.value}` : field.name);
const typedIn = (field: Field) => (isChoice(field) ? field.checked : field.value);

import.meta.hot?.on("vite:beforeFullReload", () => {
  const typed = [...fields()].map((field) => [keyOf(field), typedIn(field)]);
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
});

const kept: Record<string, string | boolean> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
sessionStorage.removeItem(key);
for (const field of fields()) {
  const typed = kept[keyOf(field)];
  if (typed === undefined || typed === typedIn(field)) continue;
  if (typeof typed === "string") {
    field.value = typed;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  } else if (typed || field.type === "checkbox") field.click();
}
