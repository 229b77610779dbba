import { frameWords } from "@frontdoor/words/frame.ts";
import { themes } from "../client/theme.ts";

/** The choice of light, dark or the system's theme (`page-shell/theme-choice.ts`). */
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
