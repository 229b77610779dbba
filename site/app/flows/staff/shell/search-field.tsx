import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { type FormEvent, type Ref, useState } from "react";
import { goTo } from "../../../client/navigation-state.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { consoleAddresses } from "../addresses.ts";

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  /** The searched text, on the screen of results. */
  searched: string;
  /** Searches on this screen. Without it the search opens its own screen. */
  onSearch: ((text: string) => void) | undefined;
}

/** The search field of every screen. Its text names a person, so it never goes into an address. */
export function SearchField({ ref, searched, onSearch }: SearchFieldProps) {
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
          {consoleFrameWords.searchLabel}
        </label>
        <input
          ref={ref}
          id="search"
          type="search"
          value={text}
          placeholder={consoleFrameWords.searchLabel}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <i className="key" aria-hidden="true">
          {consoleFrameWords.keys.names.search}
        </i>
      </form>
    </search>
  );
}
