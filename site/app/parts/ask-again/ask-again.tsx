import { Button } from "../../ui/button.tsx";

/** After a message was asked for: where to look for it, and a way back to asking (S2.143, S2.147). */
export function AskAgain({ onAskAgain }: { onAskAgain: () => void }) {
  return (
    <div className="form">
      <p>Nothing there after a few minutes? Look in your spam folder, or ask again.</p>
      <Button look="secondary" onClick={onAskAgain}>
        Ask again
      </Button>
    </div>
  );
}
