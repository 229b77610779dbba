import { askAgainWords } from "@frontdoor/words/ask-again.ts";
import { PressForm } from "../../fields/press-form.tsx";
import { Button } from "../../ui/button.tsx";

/** What the button is called where the server takes it. */
export const askAgainPress = "afresh";

/** After a message was asked for: where to look for it, and a way back to asking (S2.143, S2.147). */
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
