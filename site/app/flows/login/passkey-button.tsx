import { loginWords } from "@frontdoor/words/login.ts";

interface PasskeyButtonProps {
  isAsking: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** Below the password form; the style sheet shows it where the browser supports passkeys, so that nothing moves. */
export function PasskeyButton({ isAsking, disabled, onPress }: PasskeyButtonProps) {
  return (
    <p className="passkey-only">
      <button
        type="button"
        className="text-button"
        disabled={disabled}
        // Not disabled while the browser asks, so that it keeps the focus.
        aria-disabled={isAsking || undefined}
        aria-busy={isAsking || undefined}
        onClick={isAsking ? undefined : onPress}
      >
        {loginWords.withPasskey}
      </button>
    </p>
  );
}
