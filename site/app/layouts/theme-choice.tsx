import { useEffect, useState } from "react";
import { chooseTheme, readTheme, type Theme, themes } from "../client/theme.ts";

const labels: Record<Theme, string> = { system: "As my device", light: "Light", dark: "Dark" };

/** Light, dark, or as the device says. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => setTheme(readTheme()), []);
  return (
    <label className="theme-choice">
      Appearance
      <select
        value={theme}
        onChange={(event) => {
          const chosen = themes.find((candidate) => candidate === event.currentTarget.value);
          if (!chosen) return;
          setTheme(chosen);
          chooseTheme(chosen);
        }}
      >
        {themes.map((candidate) => (
          <option key={candidate} value={candidate}>
            {labels[candidate]}
          </option>
        ))}
      </select>
    </label>
  );
}
