import { accountSecondStepWords as words } from "@frontdoor/words/account-second-step.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";

/** Copies a text; where the browser does not let it, the text can still be chosen by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <Button look="secondary" size="small" onClick={copy}>
      <span aria-live="polite">{isCopied ? words.keep.copied : label}</span>
    </Button>
  );
}
