import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { useState } from "react";
import { OpenDialog } from "../confirm/open-dialog.tsx";
import { areKeysOn, switchKeys } from "./use-keys.ts";

const { keys: words } = consoleFrameWords;
const { more, names } = words;
const rows = [
  [names.search, more.search],
  [names.down, more.down],
  [names.up, more.up],
  [names.open, more.open],
  [names.person, more.person],
  [names.keys, more.keys],
  [names.leave, more.leave],
] as const;

/** All keys, and the switch that turns those of one letter off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
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
          {rows.map(([pressed, does]) => (
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
