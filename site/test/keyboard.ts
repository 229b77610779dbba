import { type Locator, userEvent } from "vitest/browser";

/** Presses a key, in `control` if it is given, else in the focused element. */
export async function press(key: string, control?: Locator): Promise<void> {
  if (control) focus(control);
  await userEvent.keyboard(key === "Shift+Tab" ? "{Shift>}{Tab}{/Shift}" : `{${key}}`);
}

/** Focuses a control, as Tab would. */
export function focus(control: Locator): void {
  control.element().focus();
}

/** Removes the focus from a control. */
export function blur(control: Locator): void {
  control.element().blur();
}
