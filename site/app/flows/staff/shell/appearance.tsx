import { frameWords } from "@frontdoor/words/frame.ts";
import { useState } from "react";
import { chooseTheme, readTheme, themes } from "../../../client/theme.ts";

/** Chooses between the light theme, the dark theme and the device's setting. */
export function Appearance() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <label className="theme-choice">
      {frameWords.appearance}
      <select
        value={theme}
        onChange={({ currentTarget }) => {
          const chosen = themes.find((each) => each === currentTarget.value) ?? "system";
          chooseTheme(chosen);
          setTheme(chosen);
        }}
      >
        {themes.map((each) => (
          <option key={each} value={each}>
            {frameWords.themes[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
