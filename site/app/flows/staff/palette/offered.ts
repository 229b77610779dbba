/** An action of a screen, as the palette offers it. */
export interface Offered {
  name: string;
  act: () => void;
}

/**
 * Returns the current screen's actions, read from its buttons, each once. So the palette offers nothing that the role
 * does not see.
 */
export function offeredNow(): readonly Offered[] {
  const buttons = document.querySelectorAll<HTMLButtonElement>(
    "#main :is(:is(.staff-head__do, .acts) button, :is(.staff-tools, .filters) > [type=button]:not(.chip)):enabled",
  );
  const byName = new Map<string, HTMLButtonElement>();
  for (const button of buttons) {
    const name = nameOf(button);
    if (name !== "" && !byName.has(name)) byName.set(name, button);
  }
  return [...byName].map(([name, button]) => ({ name, act: () => button.click() }));
}

/** Returns a button's name without its shortcut. */
function nameOf(button: HTMLElement): string {
  const parts = [...button.childNodes].filter(
    (part) => !(part instanceof Element && part.getAttribute("aria-hidden") === "true"),
  );
  return parts
    .map(({ textContent }) => textContent ?? "")
    .join("")
    .trim();
}
