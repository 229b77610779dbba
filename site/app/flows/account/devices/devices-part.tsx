import { signOutDevice, signOutEverywhere } from "@frontdoor/contract/account/devices.ts";
import type { ListedDevice } from "@frontdoor/contract/account/overview.ts";
import { accountDevicesWords as words } from "@frontdoor/words/account-devices.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { send } from "../../../client/send.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { datedMomentOf, momentOf } from "../../../parts/dates.ts";
import { nameOfDevice, pictureOfDevice } from "../../../parts/device-name.ts";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { Entry } from "../entry.tsx";
import { Part } from "../part.tsx";
import { useChange } from "../use-change.ts";

/** The person's sessions, and the buttons that end them. */
export function DevicesPart() {
  const { account, tell } = useAccountSettings();
  const { state, button, start } = useChange();
  const { devices } = account;
  const isElsewhere = devices.some(({ isThis }) => !isThis);
  const press = () =>
    start({
      reason: reauthenticationWords.reasons.everywhere,
      write: (sending) => send(signOutEverywhere, { body: {} }, sending),
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
          <ChangeButton whileStopped size="small" state={button} onClick={press}>
            {words.everywhere}
          </ChangeButton>
        </div>
      ) : (
        <p className="entry__more part__end">{words.nowhereElse}</p>
      )}
    </Part>
  );
}

/** A session: its device, and when and how the person logged in. */
function DeviceEntry({ device }: { device: ListedDevice }) {
  const { tell } = useAccountSettings();
  const { state, button, start } = useChange();
  const name = nameOfDevice(device);
  const press = () =>
    start({
      reason: reauthenticationWords.reasons.device,
      values: device.id,
      write: (sending) => send(signOutDevice, { params: { id: device.id }, body: {} }, sending),
      taken: () =>
        tell({
          part: "devices",
          title: fill(words.signedOut, { device: name }),
          text: words.signedOutMore,
        }),
    });
  return (
    <Entry
      icon={pictureOfDevice(device)}
      value={name}
      state={device.isThis && <StatePill kind="ok">{words.thisDevice}</StatePill>}
      more={
        <>
          {capitalised(fill(words.loggedIn[device.way], { moment: momentOf(device.lastLoginAt) }))}
          {device.keptUntil && (
            <>
              <br />
              {fill(words.keptUntil, { moment: datedMomentOf(device.keptUntil) })}
            </>
          )}
        </>
      }
      actions={
        (!device.isThis || device.keptUntil !== null) && (
          <ChangeButton
            whileStopped
            aria-label={fill(words.signOutNamed, { device: name })}
            state={button}
            onClick={press}
          >
            {words.signOut}
          </ChangeButton>
        )
      }
    >
      <PressFailed state={state} />
    </Entry>
  );
}

/** In some languages the sentence begins with the time. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
