import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { accountFieldWords } from "@frontdoor/words/account-fields.ts";
import { recoveryCodeWords } from "@frontdoor/words/recovery-code.ts";
import { twoStepWords } from "@frontdoor/words/two-step.ts";
import { ErrorArea } from "../../fields/error-area.tsx";
import { PressForm } from "../../fields/press-form.tsx";
import { contactLinks } from "../../island/broken-page.tsx";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { CodeForm } from "./code-form.tsx";
import type { CodeKind, Entered, TwoStep } from "./two-step.state.ts";

interface TwoStepScreenProps {
  product: LoginProduct;
  state: TwoStep;
  mayRemember: boolean;
  onChoose: (kind: CodeKind) => void;
  /** `null` lets the browser send the form. */
  onEnter: ((entered: Entered) => void) | null;
}

/** A field for the app's code or a recovery code, or the message that the challenge has ended. */
export function TwoStepScreen(props: TwoStepScreenProps) {
  const { product, state, mayRemember, onChoose, onEnter } = props;
  if (state.kind === "none") return <Ended product={product} />;
  const { kind, step } = state;
  const isApp = kind === "app";
  return (
    <div className="account-screen">
      <h1>{isApp ? twoStepWords.heading : accountFieldWords.recoveryCode}</h1>
      {isApp && <p className="two-step__lead">{twoStepWords.lead}</p>}
      <ErrorArea attempt={step} reference={step.at === "refused" ? step.reference : undefined}>
        {step.at === "refused" && step.message}
      </ErrorArea>
      <CodeForm key={kind} kind={kind} step={step} mayRemember={mayRemember} onEnter={onEnter} />
      <div className="account-screen__more">
        <PressForm
          which={isApp ? "useRecovery" : "useApp"}
          onPress={() => onChoose(isApp ? "recovery" : "app")}
        >
          <button type="submit" className="text-button">
            {isApp ? recoveryCodeWords.use : recoveryCodeWords.useApp}
          </button>
        </PressForm>
        <a href={journeys.twoStep.startAgain[product]}>{twoStepWords.startAgain}</a>
      </div>
      {!isApp && <NeitherPhoneNorCode />}
    </div>
  );
}

function Ended({ product }: { product: LoginProduct }) {
  const { heading, text, logIn } = twoStepWords.ended;
  return (
    <div className="account-screen">
      <h1>{heading}</h1>
      <p role="status">{text}</p>
      <ButtonLink to={journeys.twoStep.stepEnded[product]} size="large">
        {logIn}
      </ButtonLink>
    </div>
  );
}

/** The recovery of somebody without phone and recovery codes: slow on purpose, and the text says so. */
function NeitherPhoneNorCode() {
  const { question, answer } = twoStepWords.neither;
  return (
    <details className="two-step__neither">
      <summary>
        {question}
        <Icon name="chevronDown" size={20} />
      </summary>
      <p>
        <Sentence text={answer} parts={contactLinks} />
      </p>
    </details>
  );
}
