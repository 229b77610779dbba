import { pricePlansWords } from "@frontdoor/words/price-plans.ts";
import { journeys } from "../../journeys.ts";
import { ButtonLink } from "../../ui/button.tsx";

/** The page's main action (S2.070, S2.071): below the columns, on a phone above them. */
export function SignUpNow() {
  return (
    <ButtonLink to={journeys.priceplans.signUp} size="large" wide>
      {pricePlansWords.signUp}
    </ButtonLink>
  );
}
