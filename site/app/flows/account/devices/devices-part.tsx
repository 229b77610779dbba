import { accountDevicesWords as words } from "@frontdoor/words/account-devices.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { endEverywhere } from "../account.calls.ts";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { Part } from "../part.tsx";
import { useChange } from "../use-change.ts";
import { DeviceEntry } from "./device-entry.tsx";

/** The person's sessions, and the buttons that end them. */
export function DevicesPart() {
  const { account, tell } = useAccountSettings();
  const { state, start } = useChange();
  const { devices } = account;
  const isElsewhere = devices.some(({ isThis }) => !isThis);
  const press = () =>
    start({
      reason: reauthenticationWords.reasons.everywhere,
      write: endEverywhere,
      taken: () =>
        tell({ part: "devices", title: words.everywhereDone, text: words.everywhereMore }),
    });
  return (
    <Part name="devices" lead={words.lead}>
      {devices.map((device) => (
        <DeviceEntry key={device.id} device={device} />
      ))}
      <PressFailed state={state} />
      {isElsewhere ? (
        <div className="part__end">
          <ChangeButton
            whileStopped
            size="small"
            state={state.at === "sending" ? "loading" : "ready"}
            onClick={press}
          >
            {words.everywhere}
          </ChangeButton>
        </div>
      ) : (
        <p className="entry__more part__end">{words.nowhereElse}</p>
      )}
    </Part>
  );
}
