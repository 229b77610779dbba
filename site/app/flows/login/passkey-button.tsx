import { loginWords } from "@frontdoor/words/login.ts";
import { Button } from "../../ui/button.tsx";

interface PasskeyButtonProps {
  isAsking: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** After the form of the password, and in its place from the start: the style sheet shows it where passkeys can be. */
export function PasskeyButton({ isAsking, disabled, onPress }: PasskeyButtonProps) {
  return (
    <div className="passkey-login passkey-only">
      <p className="passkey-login__or">{loginWords.or}</p>
      <Button
        look="secondary"
        size="large"
        wide
        icon="passkey"
        state={isAsking ? "loading" : "ready"}
        disabled={disabled}
        onClick={onPress}
      >
        {loginWords.withPasskey}
      </Button>
    </div>
  );
}
