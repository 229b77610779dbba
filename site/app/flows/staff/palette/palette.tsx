import {
  type FoundAccount,
  findAccounts,
  minimumFindLength,
} from "@frontdoor/contract/products/support.ts";
import { consolePaletteWords as words } from "@frontdoor/words/staff/palette.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { type KeyboardEvent, useId, useState } from "react";
import { goTo } from "../../../client/navigation-state.ts";
import { personAddress } from "../addresses.ts";
import { OpenDialog } from "../confirm/open-dialog.tsx";
import { useConsole } from "../console.ts";
import { ConsoleIcon, type ConsoleIconName } from "../icons.tsx";
import { fits } from "./fitting.ts";

export interface PaletteOption {
  key: string;
  name: string;
  more?: string;
  icon: ConsoleIconName;
  /** The palette stays open after this option. */
  stays?: true;
  act: () => void;
}

type People =
  | { at: "unasked" | "asked" | "failed" }
  | { at: "found"; text: string; accounts: readonly FoundAccount[] };

interface PaletteProps {
  /** The screens and actions of the role. */
  options: readonly PaletteOption[];
  onClose: () => void;
}

/**
 * Finds a screen, an action or a person by a typed text. A search for people is sent only when chosen, because it is
 * rate limited and audited.
 */
export function Palette({ options, onClose }: PaletteProps) {
  const { ask, may } = useConsole();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const [people, setPeople] = useState<People>({ at: "unasked" });
  const list = useId();
  const text = typed.trim();

  const find = async () => {
    setPeople({ at: "asked" });
    const heard = await ask(findAccounts, { body: { text } });
    setAt(0);
    if (heard.is !== "done") return setPeople({ at: "failed" });
    setPeople({ at: "found", text, accounts: heard.reply.accounts });
  };
  const found = people.at === "found" && people.text === text ? people.accounts : null;
  const isFindable =
    found === null &&
    people.at !== "asked" &&
    may("findAccounts") &&
    [...text].length >= minimumFindLength;
  const shown: readonly PaletteOption[] = [
    ...(found ?? []).map(ofPerson),
    ...options.filter(({ name }) => fits(name, text)),
    ...(isFindable
      ? [
          {
            key: "find",
            name: fill(words.find, { text }),
            icon: "search",
            stays: true,
            act: find,
          } as const,
        ]
      : []),
  ];
  const chosen = Math.min(at, shown.length - 1);
  const choose = (option: PaletteOption | undefined) => {
    if (option === undefined) return;
    if (option.stays !== true) onClose();
    option.act();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setAt((chosen + step + shown.length) % Math.max(1, shown.length));
    else if (event.key === "Enter") choose(shown[chosen]);
    else return;
    event.preventDefault();
  };
  return (
    <OpenDialog title={words.heading} onClose={onClose}>
      <div className="staff-search">
        <ConsoleIcon name="search" />
        <input
          role="combobox"
          aria-label={words.label}
          aria-controls={list}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-activedescendant={shown.length === 0 ? undefined : `${list}-${chosen}`}
          value={typed}
          placeholder={words.label}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
      </div>
      <p role="status" className="muted">
        {toldOf(people, text, shown.length)}
      </p>
      <div id={list} role="listbox" aria-label={words.list} className="acts">
        {shown.map((option, place) => (
          <button
            key={option.key}
            ref={place === chosen ? intoView : undefined}
            id={`${list}-${place}`}
            type="button"
            role="option"
            aria-selected={place === chosen}
            tabIndex={-1}
            onClick={() => choose(option)}
          >
            <ConsoleIcon name={option.icon} />
            <span>
              <bdi>{option.name}</bdi>
              {option.more && (
                <small className="muted">
                  {" "}
                  <bdi>{option.more}</bdi>
                </small>
              )}
            </span>
          </button>
        ))}
      </div>
    </OpenDialog>
  );
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

function ofPerson({ id, name, username, maskedEmail }: FoundAccount): PaletteOption {
  return {
    key: id,
    name: name ?? words.unnamed,
    more: username ?? maskedEmail,
    icon: "people",
    act: () => goTo(personAddress(id)),
  };
}

function toldOf(people: People, text: string, shown: number): string {
  if (people.at === "asked") return words.finding;
  if (people.at === "failed") return words.failed;
  if (people.at === "found" && people.text === text && people.accounts.length === 0) {
    return fill(words.nobody, { text });
  }
  return shown === 0 ? words.none : "";
}
