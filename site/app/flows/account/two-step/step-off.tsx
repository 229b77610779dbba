import { accountTwoStepWords as words } from "@frontdoor/words/account-two-step.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { useChange } from "../use-change.ts";
import type { StepView } from "./step-view.ts";
import { begin } from "./two-step.calls.ts";

/** Two-step verification is off; it can be set up once the address is verified. */
export function StepOff({ onView }: { onView: (view: StepView) => void }) {
  const { account } = useAccountSettings();
  const { state, start } = useChange();
  const isVerified = account.email.provenAt !== null;
  const press = () =>
    start({
      reason: words.reasons.begin,
      write: begin,
      taken: (reply) => onView({ at: "app", ...reply }),
    });
  return (
    <div className="part__end">
      {account.secondStep.policy === "required" && (
        <p className="entry__more">{words.asked[account.product]}</p>
      )}
      <PressFailed state={state} />
      <ChangeButton
        size="small"
        state={state.at === "sending" ? "loading" : "ready"}
        disabled={!isVerified}
        onClick={press}
      >
        {words.setUp}
      </ChangeButton>
      {!isVerified && <p>{words.unproven}</p>}
    </div>
  );
}
