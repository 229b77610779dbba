import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { useState } from "react";
import { OpenDialog } from "../confirm/open-dialog.tsx";
import { useConsole } from "../console.ts";
import { areShortcutsOn, switchShortcuts } from "./use-shortcuts.ts";

const { keys: words } = consoleFrameWords;
const { more, names } = words;
/** Each key, what it does, and the call that the role needs for it. */
const rows = [
  [names.search, more.search, "findAccounts"],
  [names.down, more.down, "showOwnStaff"],
  [names.up, more.up, "showOwnStaff"],
  [names.open, more.open, "showOwnStaff"],
  [names.person, more.person, "sendReset"],
  [names.keys, more.keys, "showOwnStaff"],
  [names.leave, more.leave, "showOwnStaff"],
] as const;

/** Lists the keyboard shortcuts, with a switch for those of one letter. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { may } = useConsole();
  const [isOn, setOn] = useState(areShortcutsOn);
  return (
    <OpenDialog title={words.heading} onClose={onClose}>
      <div className="confirm">
        <label className="checkbox">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => {
              switchShortcuts(currentTarget.checked);
              setOn(currentTarget.checked);
            }}
          />
          <span>
            {words.use}
            <small className="muted">{words.useHint}</small>
          </span>
        </label>
        <dl className="key-list">
          {rows
            .filter(([, , call]) => may(call))
            .map(([pressed, does]) => (
              <div key={pressed}>
                <dt>
                  {pressed.split(" ").map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
        </dl>
      </div>
    </OpenDialog>
  );
}
