import { expect } from "vitest";
import { type Locator, type LocatorSelectors, page } from "vitest/browser";

/** The control with exactly this label; a required field's asterisk is not part of its name. */
export function field(label: string, within: LocatorSelectors = page): Locator {
  return within.getByLabelText(new RegExp(`^${escaped(label)}\\s*\\*?$`));
}

/** The radio button of a product in the selector. */
export function product(name: string): Locator {
  return page.getByRole("radio", { name, exact: true });
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

/** Whether a field carries a message: it is marked invalid and described by exactly these words. */
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

/** What stands in a control. */
export function typedInto(control: Locator): string {
  const element = control.element();
  return "value" in element ? String(element.value) : "";
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
