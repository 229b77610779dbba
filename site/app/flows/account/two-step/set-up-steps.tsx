import { accountTwoStepWords as words } from "@frontdoor/words/account-two-step.ts";
import { Icon } from "../../../ui/icons/icon.tsx";

/** The progress of the set-up; half a sun marks the current step. */
export function SetUpSteps({ at }: { at: "app" | "codes" }) {
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
