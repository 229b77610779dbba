import { chooseTheme, readTheme, themes } from "../client/theme.ts";

const choice = ".theme-choice select";

/** Shows the chosen theme in the footer, where a browser may restore another value after a reload. */
export function showChosenTheme(): void {
  const select = document.querySelector<HTMLSelectElement>(choice);
  if (select) select.value = readTheme();
}

/** Handles the theme choice in the footer. */
export function listenForTheme(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches(choice)) return;
    chooseTheme(themes.find((theme) => theme === target.value) ?? "system");
  });
}
