import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { phones } from "./phones.ts";

export interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  first: string;
  /** The tab that is open first on phones: `page-shell/first-tab.ts` opens it before hydration. */
  firstOnPhones?: string;
}

/**
 * Tabs in the ARIA pattern: arrows, Home and End move and select, one tab stop for the row. Every panel is rendered, so
 * that its text is there without script.
 */
export function Tabs({ label, tabs, first, firstOnPhones = first }: TabsProps) {
  const [selected, setSelected] = useState(first);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const prefix = useId();

  useEffect(() => {
    if (matchMedia(phones).matches) setSelected(firstOnPhones);
  }, [firstOnPhones]);

  const move = (event: KeyboardEvent) => {
    const target = tabAfter(
      event.key,
      tabs.map((tab) => tab.id),
      selected,
    );
    if (target === undefined) return;
    event.preventDefault();
    setSelected(target);
    buttons.current.get(target)?.focus();
  };

  return (
    <div className="tabs" data-first-on-phones={firstOnPhones}>
      <div className="tabs__row" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            data-tab={tab.id}
            ref={(element) => {
              if (element) buttons.current.set(tab.id, element);
            }}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}-tab`}
            aria-controls={`${prefix}${tab.id}-panel`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => setSelected(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          data-tab={tab.id}
          role="tabpanel"
          id={`${prefix}${tab.id}-panel`}
          aria-labelledby={`${prefix}${tab.id}-tab`}
          hidden={tab.id !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

/** The tab that a key selects, or `undefined` for any other key. */
export function tabAfter(
  key: string,
  ids: readonly string[],
  selected: string,
): string | undefined {
  const position = ids.indexOf(selected);
  switch (key) {
    case "ArrowRight":
      return ids[(position + 1) % ids.length];
    case "ArrowLeft":
      return ids[(position - 1 + ids.length) % ids.length];
    case "Home":
      return ids[0];
    case "End":
      return ids.at(-1);
    default:
      return undefined;
  }
}
