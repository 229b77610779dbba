import { accountTwoStepWords as words } from "@frontdoor/words/account-two-step.ts";
import { useEffect, useRef, useState } from "react";
import { StatePill } from "../../../ui/state-pill.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { Part } from "../part.tsx";
import { AppForm } from "./app-form.tsx";
import { KeepCodes } from "./keep-codes.tsx";
import { SetUpSteps } from "./set-up-steps.tsx";
import { StepOff } from "./step-off.tsx";
import { StepOn } from "./step-on.tsx";
import type { StepView } from "./step-view.ts";

export function TwoStepPart() {
  const { secondStep } = useAccountSettings().account;
  const [view, setView] = useState<StepView>({ at: "rest" });
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
      {view.at === "rest" && isOn && <StepOn onView={setView} />}
      {view.at === "rest" && !isOn && isOffered && <StepOff onView={setView} />}
    </Part>
  );
}
