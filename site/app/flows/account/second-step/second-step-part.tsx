import { accountSecondStepWords as words } from "@frontdoor/words/account-second-step.ts";
import { useState } from "react";
import { useOwnAccount } from "../own-account.ts";
import { Part } from "../part.tsx";
import { StatePill } from "../state-pill.tsx";
import { AppForm } from "./app-form.tsx";
import { KeepCodes } from "./keep-codes.tsx";
import { StepOff } from "./step-off.tsx";
import { StepOn } from "./step-on.tsx";

/** What is in the place of the part's rows: the rows, the app that is set up, or the codes that are shown once. */
export type StepView =
  | { at: "rest" }
  | { at: "app"; key: string; uri: string }
  | { at: "codes"; codes: readonly string[] };

/** The second step: whether it is on, what belongs to it, and how it is set up. */
export function SecondStepPart() {
  const { secondStep } = useOwnAccount().account;
  const [view, setView] = useState<StepView>({ at: "rest" });
  const isOn = secondStep.since !== null;
  const isOffered = isOn || secondStep.policy !== "off";
  const rest = () => setView({ at: "rest" });
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
      {view.at === "app" && <AppForm setUp={view} onView={setView} onEnd={rest} />}
      {view.at === "codes" && <KeepCodes codes={view.codes} onEnd={rest} />}
      {view.at === "rest" && isOn && <StepOn onView={setView} />}
      {view.at === "rest" && !isOn && isOffered && <StepOff onView={setView} />}
    </Part>
  );
}
