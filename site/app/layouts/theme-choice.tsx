import { type Theme, themes } from "../client/theme.ts";

const labels: Record<Theme, string> = { system: "As my device", light: "Light", dark: "Dark" };

/** Chooses between light, dark and what the device says (`frame/theme-choice.ts`). */
export function ThemeChoice() {
  return (
    <label className="theme-choice">
      Appearance
      <select>
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {labels[theme]}
          </option>
        ))}
      </select>
    </label>
  );
}
