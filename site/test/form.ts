import { expect } from "vitest";
import { type Locator, type LocatorSelectors, page } from "vitest/browser";

/** The control with exactly this label, without a required field's asterisk. */
export function field(label: string, within: LocatorSelectors = page): Locator {
  return within.getByLabelText(new RegExp(`^${escaped(label)}\\s*\\*?$`));
}

/** The radio button of a product in the selector. */
export function product(name: string): Locator {
  return page.getByRole("radio", { name, exact: true });
}

/** Sets a field's value at once, like autofill: much faster than `fill`, which controls the browser from outside. */
export async function enter(control: Locator, text: string): Promise<void> {
  await expect.element(control).toBeEnabled();
  const input = control.element();
  if (!(input instanceof HTMLInputElement)) throw new Error("Only fields are written into.");
  input.focus();
  // By the prototype's setter: React's own setter would make it ignore the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Chooses a product in the selector. */
export async function chooseProduct(name: string): Promise<void> {
  await product(name).click();
  await expect.element(product(name)).toBeChecked();
}

/** The button that sends the form, by its name. */
export function submit(name: string): Locator {
  return page.getByRole("main").getByRole("button", { name, exact: true });
}

/** Checks that a field has an error: it is marked invalid and described by exactly this text. */
export async function expectFault(control: Locator, message: string): Promise<void> {
  await expect.element(control).toHaveAttribute("aria-invalid", "true");
  await expect.element(control).toHaveAccessibleDescription(new RegExp(escaped(message)));
}

export async function expectNoFault(control: Locator): Promise<void> {
  await expect.element(control).not.toHaveAttribute("aria-invalid", "true");
}

/** The red area at the top of a form. */
export function errorArea(): Locator {
  return page.getByRole("alert");
}

/** The value of a control. */
export function typedInto(control: Locator): string {
  const element = control.element();
  return "value" in element ? String(element.value) : "";
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
