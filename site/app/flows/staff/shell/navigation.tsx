import { frameWords } from "@frontdoor/words/frame.ts";
import { consoleFrameWords as words } from "@frontdoor/words/staff/frame.ts";
import { consolePaletteWords } from "@frontdoor/words/staff/palette.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useEffect, useRef, useState } from "react";
import { chooseTheme, readTheme, themes } from "../../../client/theme.ts";
import { type ConsoleScreen, consoleAddresses } from "../addresses.ts";
import { useConsole } from "../console.ts";
import { ConsoleIcon } from "../icons.tsx";
import { navigationItems } from "./navigation-items.ts";
import { type Counts, mostCounted } from "./use-counts.ts";

interface NavigationProps {
  screen: ConsoleScreen;
  counts: Counts;
  onShowKeys: () => void;
  onShowPalette: () => void;
}

const { names } = words.keys;
const usualKeys = [
  [[names.down, names.up], words.keys.move],
  [[names.open], words.keys.open],
] as const;
const searchKey = [[names.search], words.keys.search] as const;

/** Screens without an item of their own, and the screen whose item they mark. */
const partOf: Partial<Record<ConsoleScreen, ConsoleScreen>> = {
  person: "search",
  bulkInvites: "invites",
};

/** The side bar: the screens of the role, with how much waits on each. */
export function Navigation({ screen, counts, onShowKeys, onShowPalette }: NavigationProps) {
  const { may } = useConsole();
  const shownKeys = may("findAccounts") ? [searchKey, ...usualKeys] : usualKeys;
  const current = partOf[screen] ?? screen;
  const bar = useRef<HTMLElement>(null);
  // On a phone the items lie side by side, so scroll the current one into view.
  useEffect(() => {
    const shown = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (bar.current && shown)
      bar.current.scrollLeft = shown.offsetLeft - bar.current.offsetLeft - 24;
  }, []);
  return (
    <nav ref={bar} className="staff-nav" aria-label={words.navigation}>
      {navigationItems
        .filter(({ call }) => may(call))
        .map(({ name, icon }) => (
          <a
            key={name}
            href={consoleAddresses[name]}
            aria-current={name === current ? "page" : undefined}
          >
            <ConsoleIcon name={icon} />
            {words.items[name]}
            <Count name={name} counts={counts} />
          </a>
        ))}
      <div className="staff-nav__keys">
        {shownKeys.map(([keys, does]) => (
          <span key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            {does}
          </span>
        ))}
        <button type="button" onClick={onShowPalette}>
          <kbd>{consolePaletteWords.keys}</kbd>
          {consolePaletteWords.button}
        </button>
        <button type="button" onClick={onShowKeys}>
          <kbd>{names.keys}</kbd>
          {words.keys.all}
        </button>
        <Appearance />
      </div>
    </nav>
  );
}

function Count({ name, counts }: { name: string; counts: Counts }) {
  const counted = Object.entries(counts).find(([each]) => each === name) as
    | [keyof Counts, number]
    | undefined;
  if (counted === undefined || counted[1] === 0) return null;
  const [of, number] = counted;
  const count = number >= mostCounted ? words.counts.most : String(number);
  return (
    <span className={of === "outbox" ? "count count--error" : "count"}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{fill(words.counts[of], { count })}</span>
    </span>
  );
}

/** Chooses between the light theme, the dark theme and the device's setting. */
function Appearance() {
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
