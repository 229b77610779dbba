import { askAgainWords } from "@frontdoor/words/ask-again.ts";
import { PressForm } from "../fields/press-form.tsx";
import { Button } from "../ui/button.tsx";

/** The button's name in a form sent without script. */
export const askAgainPress = "afresh";

/** After a message was requested: where to look for it, and a way to request it again (S2.143, S2.147). */
export function AskAgain({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <div className="form">
      <p>{askAgainWords.advice}</p>
      <PressForm which={askAgainPress} onPress={onAskAgain}>
        <Button look="secondary" type="submit">
          {askAgainWords.button}
        </Button>
      </PressForm>
    </div>
  );
}
