import { askAgainWords } from "@frontdoor/words/ask-again.ts";
import { Button } from "../../ui/button.tsx";

/** After a message was asked for: where to look for it, and a way back to asking (S2.143, S2.147). */
export function AskAgain({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <div className="form">
      <p>{askAgainWords.advice}</p>
      <Button look="secondary" onClick={onAskAgain}>
        {askAgainWords.button}
      </Button>
    </div>
  );
}
