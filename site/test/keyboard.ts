import { type Locator, userEvent } from "vitest/browser";

/** Presses a key, in `control` where it is given, else where the focus is. */
export async function press(key: string, control?: Locator): Promise<void> {
  if (control) focus(control);
  await userEvent.keyboard(key === "Shift+Tab" ? "{Shift>}{Tab}{/Shift}" : `{${key}}`);
}

/** Gives the focus to a control, as Tab would. */
export function focus(control: Locator): void {
  control.element().focus();
}

/** Takes the focus from a control. */
export function blur(control: Locator): void {
  control.element().blur();
}
