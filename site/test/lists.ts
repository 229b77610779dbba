import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import { field } from "./form.ts";

/** Chooses an option of a list by its position after the empty one, once the list has loaded. */
export async function chooseAt(label: string, place: number): Promise<void> {
  const entry = field(label).css("option").nth(place);
  await expect.element(field(label)).toBeEnabled();
  await expect.element(entry).toBeInTheDocument();
  await field(label).selectOptions(entry);
}

/** Chooses the first option of a list. */
export function chooseFirst(label: string): Promise<void> {
  return chooseAt(label, 1);
}

/** Waits until a registration's first lists have loaded. */
export async function whenListsAreThere(): Promise<void> {
  await expect.element(field("Discipline")).toBeEnabled();
}

/** Chooses a radio button by its value, as labels depend on the site's texts. */
export async function choose(name: string, value: string): Promise<void> {
  const option: Locator = page.css(`input[name=${name}][value=${value}]`);
  await page.css("label").filter({ has: option }).click();
  await expect.element(option).toBeChecked();
}

/** Ticks a checkbox. */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect.element(box).toBeChecked();
}
