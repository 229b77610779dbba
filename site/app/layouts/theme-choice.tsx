import { frameWords } from "@frontdoor/words/frame.ts";
import { themes } from "../client/theme.ts";

/** Chooses between light, dark and what the device says (`page-shell/theme-choice.ts`). */
export function ThemeChoice() {
  return (
    <label className="theme-choice">
      {frameWords.appearance}
      <select>
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {frameWords.themes[theme]}
          </option>
        ))}
      </select>
    </label>
  );
}
