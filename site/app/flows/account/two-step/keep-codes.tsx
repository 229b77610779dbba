import { brand } from "@frontdoor/brand/brand.ts";
import { switchTwoStepOn } from "@frontdoor/contract/account/two-step.ts";
import { accountWords } from "@frontdoor/words/account.ts";
import { accountTwoStepWords as words } from "@frontdoor/words/account-two-step.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useEffect, useRef, useState } from "react";
import { send } from "../../../client/send.ts";
import { ErrorArea } from "../../../fields/error-area.tsx";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { journeys } from "../../../journeys.ts";
import { dayOf } from "../../../parts/dates.ts";
import { CopyButton } from "../../../parts/two-step-set-up/copy-button.tsx";
import { saveCodes } from "../../../parts/two-step-set-up/save-codes.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { useChange } from "../use-change.ts";

/**
 * Shows the recovery codes, once. Two-step verification is switched on only after the person confirms that they are
 * saved.
 */
export function KeepCodes({ codes, onEnd }: { codes: readonly string[]; onEnd: () => void }) {
  const { account, tell, refresh, stay } = useAccountSettings();
  const { state, button, start } = useChange();
  const [isKept, setKept] = useState(false);
  const [isVoid, setVoid] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { keep, told } = words;
  const [isRenewal] = useState(account.secondStep.since !== null);
  const whose = {
    name: `${account.name} ${account.surname}`,
    username: account.username,
    product: brand.products[account.product].fullName,
    day: dayOf(new Date().toISOString()),
  };
  /** Printing, saving, copying or ticking extends the session, so that it does not end meanwhile. */
  const touch = async () => {
    if (!isRenewal && !(await stay())) setVoid(true);
  };
  const finish = () => {
    if (isRenewal) {
      onEnd();
      tell({ part: "step", title: told.renewed, text: told.renewedMore });
      return void refresh();
    }
    start({
      reason: words.reasons.on,
      write: (sending) => send(switchTwoStepOn, { body: { recoveryCode: codes[0] } }, sending),
      staysShown: true,
      taken: async () => {
        await refresh();
        onEnd();
        tell({ part: "step", title: told.on, text: told.onMore });
      },
      refused: (code) => {
        if (code === "SESSION_ENDED" || code === "SETUP_ENDED") setVoid(true);
      },
    });
  };
  return (
    <div className="keep-codes">
      <div className="keep-codes__paper">
        <h3>{fill(keep.paper, { brand: brand.name })}</h3>
        <p>{fill(keep.whose, whose)}</p>
        <p>{keep.how}</p>
      </div>
      <h3 ref={heading} tabIndex={-1} className="keep-codes__screen">
        {keep.heading}
      </h3>
      <p className="entry__more keep-codes__screen">{keep.lead}</p>
      {!isRenewal && !isVoid && <p className="entry__more keep-codes__screen">{keep.soon}</p>}
      <ol className="keep-codes__list">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="keep-codes__paper">
        {fill(keep.where, { phone: brand.phone.text, email: brand.email })}
      </p>
      <div className="panel__do keep-codes__screen">
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            void touch();
            window.print();
          }}
        >
          {keep.print}
        </Button>
        <Button
          look="secondary"
          size="small"
          icon="download"
          onClick={() => {
            void touch();
            saveCodes([fill(keep.whose, whose), keep.how, ...codes]);
          }}
        >
          {keep.download}
        </Button>
        <CopyButton text={codes.join("\n")} label={keep.copy} onPress={() => void touch()} />
      </div>
      {isVoid ? (
        <VoidCodes />
      ) : (
        <div className="keep-codes__end keep-codes__screen form">
          <PressFailed state={state} />
          <label className="checkbox">
            <input
              type="checkbox"
              checked={isKept}
              onChange={({ currentTarget }) => {
                setKept(currentTarget.checked);
                void touch();
              }}
            />
            <span>{keep.kept}</span>
          </label>
          <Button size="large" disabled={!isKept} state={button} onClick={finish}>
            {isRenewal ? keep.done : keep.switchOn}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Says that the shown codes are invalid: there are newer ones, or the session ended before two-step verification was on. */
function VoidCodes() {
  const { product } = useAccountSettings().account;
  return (
    <div className="keep-codes__end keep-codes__screen form">
      <ErrorArea place="within-page">{words.keep.void}</ErrorArea>
      <ButtonLink to={journeys.account.logIn[product]} size="large">
        {accountWords.ended.logIn}
      </ButtonLink>
    </div>
  );
}
