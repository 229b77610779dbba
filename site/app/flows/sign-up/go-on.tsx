import { whichField } from "@frontdoor/contract/posted-forms.ts";
import { postedFormWords } from "@frontdoor/words/posted-form.ts";
import { Button } from "../../ui/button.tsx";

/** What the buttons below choices are for, beside the form's own. */
export const goOn = "go-on";

/**
 * Below a choice, where no script runs: brings the form back with what follows from it.
 * @param to the id of the part that the choice stands in
 */
export function GoOn({ to }: { to: string }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <Button type="submit" look="secondary" name={whichField} value={goOn} formAction={`#${to}`}>
          {postedFormWords.goOn}
        </Button>
      )}
    </noscript>
  );
}
