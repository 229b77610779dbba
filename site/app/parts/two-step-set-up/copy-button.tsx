import { accountTwoStepWords as words } from "@frontdoor/words/account-two-step.ts";
import { useState } from "react";
import { Button, type ButtonLook } from "../../ui/button.tsx";

interface CopyButtonProps extends Pick<ButtonLook, "size"> {
  text: string;
  label: string;
  onPress?: () => void;
}

/** Copies a text; where the clipboard is unavailable, the text can be selected by hand. */
export function CopyButton({ text, label, size = "small", onPress }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    onPress?.();
    return navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  };
  return (
    <Button look="secondary" size={size} onClick={copy}>
      <span aria-live="polite">{isCopied ? words.keep.copied : label}</span>
    </Button>
  );
}
