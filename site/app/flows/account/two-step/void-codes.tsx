import { accountWords } from "@frontdoor/words/account.ts";
import { accountTwoStepWords as words } from "@frontdoor/words/account-two-step.ts";
import { ErrorArea } from "../../../fields/error-area.tsx";
import { journeys } from "../../../journeys.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useAccountSettings } from "../account-settings.ts";

/** Says that the shown codes are invalid: there are newer ones, or the session ended before two-step verification was on. */
export function VoidCodes() {
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
