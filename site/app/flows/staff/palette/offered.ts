/** Something that a screen lets be done, as the palette offers it. */
export interface Offered {
  name: string;
  act: () => void;
}

/**
 * What the screen that is shown can do now: the buttons of its head, of its tools and of its actions, each once. So the palette
 * offers nothing that the role does not see.
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

/** Without the sign of the key that it stands behind. */
function nameOf(button: HTMLElement): string {
  const parts = [...button.childNodes].filter(
    (part) => !(part instanceof Element && part.getAttribute("aria-hidden") === "true"),
  );
  return parts
    .map(({ textContent }) => textContent ?? "")
    .join("")
    .trim();
}
