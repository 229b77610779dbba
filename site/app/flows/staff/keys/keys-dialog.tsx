import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { useState } from "react";
import { OpenDialog } from "../confirm/open-dialog.tsx";
import { useConsole } from "../console.ts";
import { areKeysOn, switchKeys } from "./use-keys.ts";

const { keys: words } = consoleFrameWords;
const { more, names } = words;
/** Each key, what it does, and the call without which it does nothing. */
const rows = [
  [names.search, more.search, "findAccounts"],
  [names.down, more.down, "showOwnStaff"],
  [names.up, more.up, "showOwnStaff"],
  [names.open, more.open, "showOwnStaff"],
  [names.person, more.person, "sendReset"],
  [names.keys, more.keys, "showOwnStaff"],
  [names.leave, more.leave, "showOwnStaff"],
] as const;

/** All keys, and the switch that turns those of one letter off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { may } = useConsole();
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <OpenDialog title={words.heading} onClose={onClose}>
      <div className="confirm">
        <label className="checkbox">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => {
              switchKeys(currentTarget.checked);
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
