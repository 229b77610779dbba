import { plainCode } from "@frontdoor/contract/validators/pasted.ts";
import type { ClipboardEvent } from "react";
import { TextField, type TextFieldProps } from "../../fields/text-field.tsx";

/** A number that may hold letters, such as a passport's. */
export function IdentifierField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      look="identifier"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

/** A number made of digits, such as an ID number; removes spaces and dashes from a pasted one. */
export function DigitsField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      look="identifier"
      inputMode="numeric"
      autoComplete="off"
      onPaste={pasteDigits}
    />
  );
}

function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
  const digits = plainCode(event.clipboardData.getData("text"));
  if (!/^\d+$/.test(digits)) return;
  event.preventDefault();
  const field = event.currentTarget;
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(digits, selectionStart ?? 0, selectionEnd ?? value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
