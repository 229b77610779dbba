import { dateFieldWords } from "@frontdoor/words/date-field.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/**
 * A date as text, `YYYY-MM-DD` (Q090), checked on every input by its form. It takes the whole keyboard, as an iPhone's
 * numeric one has no hyphen.
 */
export function DateField(props: Omit<TextFieldProps, "type" | "inputMode" | "placeholder">) {
  return (
    <TextField
      autoComplete="off"
      maxLength={10}
      {...props}
      placeholder={dateFieldWords.placeholder}
    />
  );
}
