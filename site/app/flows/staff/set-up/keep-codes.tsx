import { accountTwoStepWords } from "@frontdoor/words/account-two-step.ts";
import { consoleSetUpWords } from "@frontdoor/words/staff/set-up.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useState } from "react";
import { goTo } from "../../../client/navigation-state.ts";
import { dayOf } from "../../../parts/dates.ts";
import { CopyButton } from "../../../parts/two-step-set-up/copy-button.tsx";
import { saveCodes } from "../../../parts/two-step-set-up/save-codes.ts";
import { Button } from "../../../ui/button.tsx";
import { consoleAddresses } from "../addresses.ts";

interface KeepCodesProps {
  name: string;
  codes: readonly string[];
  /** Called when done; without it the login follows. */
  onDone?: () => void;
}

/** Shows the recovery codes once. */
export function KeepCodes({ name, codes, onDone }: KeepCodesProps) {
  const [isKept, setKept] = useState(false);
  const { codes: words } = consoleSetUpWords;
  const { keep } = accountTwoStepWords;
  const whose = fill(words.whose, { name, day: dayOf(new Date().toISOString()) });
  return (
    <div className="keep-codes">
      <ol className="keep-codes__list">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row">
        <Button look="secondary" onClick={() => window.print()}>
          {keep.print}
        </Button>
        <Button
          look="secondary"
          icon="download"
          onClick={() => saveCodes([whose, words.how, ...codes])}
        >
          {keep.download}
        </Button>
        <CopyButton text={codes.join("\n")} label={keep.copy} />
      </div>
      <div className="keep-codes__end form">
        <label className="checkbox">
          <input
            type="checkbox"
            checked={isKept}
            onChange={({ currentTarget }) => setKept(currentTarget.checked)}
          />
          <span>{words.kept}</span>
        </label>
        <Button
          disabled={!isKept}
          onClick={() => (onDone ? onDone() : goTo(consoleAddresses.logIn, { replace: true }))}
        >
          {onDone ? words.done : words.logIn}
        </Button>
      </div>
    </div>
  );
}
