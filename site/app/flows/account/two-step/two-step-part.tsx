import { beginTwoStep } from "@frontdoor/contract/account/two-step.ts";
import { accountTwoStepWords as words } from "@frontdoor/words/account-two-step.ts";
import { useEffect, useRef, useState } from "react";
import { send } from "../../../client/send.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { Part } from "../part.tsx";
import { useChange } from "../use-change.ts";
import { AppForm } from "./app-form.tsx";
import { KeepCodes } from "./keep-codes.tsx";
import { TwoStepOn } from "./two-step-on.tsx";
import type { TwoStepView } from "./two-step-view.ts";

export function TwoStepPart() {
  const { secondStep } = useAccountSettings().account;
  const [view, setView] = useState<TwoStepView>({ at: "rest" });
  const isOn = secondStep.since !== null;
  const isOffered = isOn || secondStep.policy !== "off";
  const rest = () => setView({ at: "rest" });
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (view.at !== "rest" || !returnsFocus.current) return;
    returnsFocus.current = false;
    // The first button of the rows opened this view.
    document.querySelector<HTMLElement>("#step button")?.focus();
  }, [view]);
  const cancel = () => {
    returnsFocus.current = true;
    rest();
  };
  return (
    <Part
      name="step"
      state={
        <StatePill kind={isOn ? "ok" : secondStep.policy === "required" ? "warn" : "off"}>
          {isOn ? words.on : words.off}
        </StatePill>
      }
      lead={isOffered ? (isOn ? words.lead : words.leadOff) : words.notOffered}
    >
      {view.at !== "rest" && !isOn && <SetUpSteps at={view.at} />}
      {view.at === "app" && (
        <AppForm setUp={view} onView={setView} onEnd={rest} onCancel={cancel} />
      )}
      {view.at === "codes" && <KeepCodes codes={view.codes} onEnd={rest} />}
      {view.at === "rest" && isOn && <TwoStepOn onView={setView} />}
      {view.at === "rest" && !isOn && isOffered && <TwoStepOff onView={setView} />}
    </Part>
  );
}

/** The progress of the set-up; half a sun marks the current step. */
function SetUpSteps({ at }: { at: "app" | "codes" }) {
  const { setup, codes } = words;
  const steps = [setup.heading, codes.name, setup.end];
  const now = at === "app" ? 0 : 1;
  return (
    <ol className="set-up-steps" aria-label={setup.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < now ? "is-done" : ""}
          aria-current={index === now ? "step" : undefined}
        >
          <i aria-hidden="true">{index < now && <Icon name="check" size={16} />}</i>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** Two-step verification is off; it can be set up once the address is verified. */
function TwoStepOff({ onView }: { onView: (view: TwoStepView) => void }) {
  const { account } = useAccountSettings();
  const { state, button, start } = useChange();
  const isVerified = account.email.provenAt !== null;
  const press = () =>
    start({
      reason: words.reasons.begin,
      write: (sending) => send(beginTwoStep, { body: {} }, sending),
      taken: (reply) => onView({ at: "app", ...reply }),
    });
  return (
    <div className="part__end">
      {account.secondStep.policy === "required" && (
        <p className="entry__more">{words.asked[account.product]}</p>
      )}
      <PressFailed state={state} />
      <ChangeButton size="small" state={button} disabled={!isVerified} onClick={press}>
        {words.setUp}
      </ChangeButton>
      {!isVerified && <p>{words.unverified}</p>}
    </div>
  );
}
