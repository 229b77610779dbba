/** Where a chosen theme is kept. */
const themeStorageKey = "theme";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The theme chosen on this device; the system's where none was, or where storage is refused. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

export function showTheme(theme: Theme): void {
  const page = document.documentElement;
  if (theme === "system") delete page.dataset.theme;
  else page.dataset.theme = theme;
}

/** Shows a theme at once and keeps it on this device. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === "system") localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, theme);
  } catch {
    // A browser that refuses storage shows the theme until the page is left.
  }
}
