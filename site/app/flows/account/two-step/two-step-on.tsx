import { recoveryCodeCount } from "@frontdoor/contract/account/account-page.ts";
import {
  beginTwoStep,
  forgetRememberedDevices,
  renewRecoveryCodes,
  switchTwoStepOff,
} from "@frontdoor/contract/account/two-step.ts";
import { accountTwoStepWords as words } from "@frontdoor/words/account-two-step.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { send } from "../../../client/send.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { dayOf, momentOf } from "../../../parts/dates.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { Entry } from "../entry.tsx";
import { useChange } from "../use-change.ts";
import type { TwoStepView } from "./two-step-view.ts";

/** The rows of active two-step verification: app, recovery codes, trusted devices, switching off. */
export function TwoStepOn({ onView }: { onView: (view: TwoStepView) => void }) {
  const { account, tell } = useAccountSettings();
  const { state, start } = useChange();
  const { policy, since, recoveryCodesLeft, rememberedDevices, rememberedUntil, endsAt } =
    account.secondStep;
  const { told, reasons, devices } = words;
  const busy = state.at === "sending";

  const change = () =>
    start({
      reason: reasons.change,
      write: (sending) => send(beginTwoStep, { body: {} }, sending),
      taken: (reply) => onView({ at: "app", ...reply }),
    });
  const renew = () =>
    start({
      reason: reasons.renew,
      write: (sending) => send(renewRecoveryCodes, { body: {} }, sending),
      staysShown: true,
      taken: ({ recoveryCodes }) => onView({ at: "codes", codes: recoveryCodes }),
    });
  const forget = () =>
    start({
      reason: "",
      write: (sending) => send(forgetRememberedDevices, { body: {} }, sending),
      taken: () => tell({ part: "step", title: told.forgotten, text: told.forgottenMore }),
    });
  const end = () =>
    start({
      reason: reasons.off,
      write: (sending) => send(switchTwoStepOff, { body: {} }, sending),
      taken: () => tell({ part: "step", title: told.off, text: told.offMore }),
    });

  return (
    <>
      <PressFailed state={state} />
      {endsAt !== null && (
        <Notice kind="warning">{fill(words.endsNote, { moment: momentOf(endsAt) })}</Notice>
      )}
      <Entry
        name={words.app.name}
        value={since === null ? "" : fill(words.app.since, { day: dayOf(since) })}
        actions={
          <ChangeButton disabled={busy} onClick={change}>
            {words.app.change}
          </ChangeButton>
        }
      />
      <Entry
        name={words.codes.name}
        value={fill(words.codes.left, {
          left: String(recoveryCodesLeft),
          all: String(recoveryCodeCount),
        })}
        more={words.codes.about}
        actions={
          <ChangeButton disabled={busy} onClick={renew}>
            {words.codes.renew}
          </ChangeButton>
        }
      />
      {rememberedDevices > 0 && (
        <Entry
          name={devices.name}
          value={fill(devices.number, { number: String(rememberedDevices) })}
          more={rememberedUntil && fill(devices.this, { day: dayOf(rememberedUntil) })}
          actions={
            <ChangeButton disabled={busy} onClick={forget}>
              {devices.forget}
            </ChangeButton>
          }
        />
      )}
      <div className="part__end">
        {policy === "required" ? (
          <p className="entry__more">{words.required[account.product]}</p>
        ) : (
          <ChangeButton look="quiet" size="small" disabled={busy} onClick={end}>
            {words.switchOff}
          </ChangeButton>
        )}
      </div>
    </>
  );
}
