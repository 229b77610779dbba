import { expect } from "vitest";
import { page } from "vitest/browser";
import { open } from "./open-screen.tsx";

/** The maximum number of practices in a search. */
export const manyPractices = Array.from({ length: 10 }, (_, index) => ({
  id: `s-${index}`,
  name: `Sandton Rooms ${index}`,
  logoImage: null,
}));

/** The modal `Find your doctor` and its controls. */
export const dialog = () => page.getByRole("dialog", { name: "Find your doctor" });
export const box = () => dialog().getByRole("combobox", { name: "Practice name" });
export const options = () => dialog().getByRole("option");
export const carryOn = () => dialog().getByRole("button", { name: "Continue" });

/** Opens the modal from a page of the site. */
export async function openFinder(path = "/patient"): Promise<void> {
  await open(path);
  await page.getByRole("button", { name: "Search for your doctor" }).first().click();
  await expect.element(box()).toHaveFocus();
}

/** Searches, and chooses the first result. */
export async function chooseFirst(): Promise<void> {
  await box().fill("Naid");
  await options().first().click();
}
