import { TextField, type TextFieldProps } from "./text-field.tsx";

type EmailFieldProps = Omit<
  TextFieldProps,
  "type" | "inputMode" | "autoCapitalize" | "spellCheck" | "autoComplete"
> & {
  /** `username` where a person logs in with the address, `off` for somebody else's. */
  autoComplete?: "email" | "username" | "off";
};

/** An email address, typed as it is written: no capital and no correction by the keyboard. */
export function EmailField({ autoComplete = "email", ...props }: EmailFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete={autoComplete}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
