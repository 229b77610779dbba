import { useEffect, useRef } from "react";
import { chooseTheme, readTheme, type Theme, themes } from "../client/theme.ts";

const labels: Record<Theme, string> = { system: "As my device", light: "Light", dark: "Dark" };

/**
 * Chooses between light, dark and what the device says. The buttons belong to the browser, so that a choice
 * made before hydration counts.
 */
export function ThemeChoice() {
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (!select.current) return;
    const early = themeOf(select.current);
    if (early === "system") select.current.value = readTheme();
    else chooseTheme(early);
  }, []);
  return (
    <label className="theme-choice">
      Appearance
      <select
        ref={select}
        defaultValue="system"
        onChange={(event) => chooseTheme(themeOf(event.currentTarget))}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {labels[theme]}
          </option>
        ))}
      </select>
    </label>
  );
}

function themeOf({ value }: HTMLSelectElement): Theme {
  return themes.find((theme) => theme === value) ?? "system";
}
