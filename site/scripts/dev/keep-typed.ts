/** Keeps what was typed while the page reloads because a source was saved. Development only. */
const key = "typed-before-reload";
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const fields = () =>
  document.querySelectorAll<Field>("input[name]:not([type=file]), textarea[name], select[name]");

import.meta.hot?.on("vite:beforeFullReload", () => {
  const typed = [...fields()].map(({ name, value }) => [name, value]);
  sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(typed)));
});

const typed: Record<string, string> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
sessionStorage.removeItem(key);
for (const field of fields()) {
  const value = typed[field.name];
  if (value === undefined || value === field.value) continue;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
