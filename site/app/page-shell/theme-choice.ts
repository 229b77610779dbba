import { chooseTheme, readTheme, themes } from "../client/theme.ts";

const choice = ".theme-choice select";

/** Shows the chosen theme in the footer's choice. A browser may have kept another value over a reload. */
export function showChosenTheme(): void {
  const select = document.querySelector<HTMLSelectElement>(choice);
  if (select) select.value = readTheme();
}

/** Makes the footer's choice of the theme work. */
export function listenForTheme(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches(choice)) return;
    chooseTheme(themes.find((theme) => theme === target.value) ?? "system");
  });
}
