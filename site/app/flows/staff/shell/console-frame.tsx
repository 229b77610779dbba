import { consoleFrameWords as words } from "@frontdoor/words/staff/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from "react";
import { goTo } from "../../../client/navigation-state.ts";
import { timeOf } from "../../../parts/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { StatusMessage } from "../../../ui/status-message.tsx";
import { type ConsoleScreen, consoleAddresses } from "../addresses.ts";
import { type Told, useConsole } from "../console.ts";
import { ConsolePalette } from "../palette/console-palette.tsx";
import { ShortcutsDialog } from "../shortcuts/shortcuts-dialog.tsx";
import { usePaletteKey, useShortcuts } from "../shortcuts/use-shortcuts.ts";
import { ConsoleLogo } from "./console-logo.tsx";
import { Navigation } from "./navigation.tsx";
import { useCounts } from "./use-counts.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

interface ConsoleFrameProps {
  screen: ConsoleScreen;
  /** Shown above the screen. */
  message: Told | null;
  searched: string;
  onSearch: ((text: string) => void) | undefined;
  onLogOut: () => void;
  children: ReactNode;
}

/** The frame around every screen of a logged-in member of staff: search, name and navigation. */
export function ConsoleFrame(props: ConsoleFrameProps) {
  const { screen, message, searched, onSearch, onLogOut, children } = props;
  const { me, may } = useConsole();
  const counts = useCounts(me, message);
  const search = useRef<HTMLInputElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const [showsPalette, setShowsPalette] = useState(false);
  useShortcuts({
    [words.keys.names.search]: () => {
      search.current?.focus();
      search.current?.select();
    },
    [words.keys.names.keys]: () => setShowsKeys(true),
  });
  usePaletteKey(() => setShowsPalette(true));
  useKeptFocus();
  const role = words.roles[me.role];
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <header className="staff-bar">
        <ConsoleLogo />
        {may("findAccounts") && (
          <SearchField key={searched} ref={search} searched={searched} onSearch={onSearch} />
        )}
        <div className="staff-bar__who">
          <a href={consoleAddresses.ownLogin}>
            {me.name}
            <small>{fill(words.until, { role, time: timeOf(me.endsAt) })}</small>
          </a>
          <Button look="secondary" onClick={onLogOut}>
            {words.logOut}
          </Button>
        </div>
      </header>
      <div className="staff-frame">
        <Navigation
          screen={screen}
          counts={counts}
          onShowKeys={() => setShowsKeys(true)}
          onShowPalette={() => setShowsPalette(true)}
        />
        <main id="main" tabIndex={-1} className="staff-main">
          <StatusMessage kind={message?.kind ?? "success"}>
            {message && (
              <>
                {message.text}{" "}
                {message.undo && (
                  <button type="button" className="text-button" onClick={message.undo}>
                    {words.undo.press}
                  </button>
                )}
              </>
            )}
          </StatusMessage>
          {children}
        </main>
      </div>
      {showsPalette && (
        <ConsolePalette
          onShowKeys={() => setShowsKeys(true)}
          onLogOut={onLogOut}
          onClose={() => setShowsPalette(false)}
        />
      )}
      {showsKeys && <ShortcutsDialog onClose={() => setShowsKeys(false)} />}
    </>
  );
}

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  /** The searched text, on the screen of results. */
  searched: string;
  /** Searches on this screen. Without it the search opens its own screen. */
  onSearch: ((text: string) => void) | undefined;
}

/** The search field of every screen. Its text names a person, so it never goes into an address. */
function SearchField({ ref, searched, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(searched);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === "") return;
    if (onSearch) onSearch(text.trim());
    else goTo(consoleAddresses.search, { state: { search: text.trim() } });
  };
  return (
    <search>
      <form className="staff-search" onSubmit={search}>
        <Icon name="search" size={20} />
        <label className="visually-hidden" htmlFor="search">
          {words.searchLabel}
        </label>
        <input
          ref={ref}
          id="search"
          type="search"
          value={text}
          placeholder={words.searchLabel}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <i className="key" aria-hidden="true">
          {words.keys.names.search}
        </i>
      </form>
    </search>
  );
}
