import { loginWords } from "@frontdoor/words/login.ts";

interface PasskeyButtonProps {
  isAsking: boolean;
  disabled: boolean;
  onPress: () => void;
}

/** Below the form of the password, and in its place from the start: the style sheet shows it where passkeys can be. */
export function PasskeyButton({ isAsking, disabled, onPress }: PasskeyButtonProps) {
  return (
    <p className="passkey-only">
      <button
        type="button"
        className="text-button"
        disabled={disabled}
        // It keeps the focus while the browser asks, so it is not disabled then.
        aria-disabled={isAsking || undefined}
        aria-busy={isAsking || undefined}
        onClick={isAsking ? undefined : onPress}
      >
        {loginWords.withPasskey}
      </button>
    </p>
  );
}
