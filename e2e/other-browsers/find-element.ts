/** The CSS selector of the elements of each role. */
export const selectors = {
  alert: "[role=alert]",
  button: "button",
  checkbox: "input[type=checkbox]",
  combobox: "select, [role=combobox]",
  dialog: "dialog[open]",
  heading: "h1, h2, h3",
  link: "a[href]",
  "link of main": "main a[href]",
  main: "main",
  option: "[role=option]",
  radio: "input[type=radio]",
  status: "[role=status]",
  textbox: "input:not([type=radio], [type=checkbox], [role=combobox]), textarea",
} as const;
export type Role = keyof typeof selectors;

/**
 * Runs in the page: finds the first visible element with an accessible name. Looks only into the open modal, if there
 * is one, and ignores the asterisk of required fields.
 */
export function findElement(
  selector: string,
  pattern: string,
  isToBeUsed: boolean,
): Element | null {
  const textOf = (element: Element | null) => element?.textContent ?? "";
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    if (ids.length > 0) return ids.map((id) => textOf(document.getElementById(id))).join(" ");
    const own = element.getAttribute("aria-label");
    if (own !== null) return own;
    const labels = "labels" in element ? (element.labels as NodeListOf<Element> | null) : null;
    return labels?.length ? [...labels].map(textOf).join(" ") : textOf(element);
  };
  const tidy = (text: string) =>
    text
      .replace(/\s+/g, " ")
      .replace(/\s*\*?\s*$/, "")
      .trim();
  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  const candidates = [...(modal ?? document).querySelectorAll(selector)];
  if (modal?.matches(selector)) candidates.unshift(modal);
  const found = candidates.find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      new RegExp(pattern).test(tidy(nameOf(element))),
  );
  // WebKit does not always scroll to the element that it clicks.
  if (found && isToBeUsed) found.scrollIntoView({ block: "center", behavior: "instant" });
  return found ?? null;
}
