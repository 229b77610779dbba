import { TextField, type TextFieldProps } from "./text-field.tsx";

type EmailFieldProps = Omit<
  TextFieldProps,
  "type" | "inputMode" | "autoCapitalize" | "spellCheck" | "autoComplete"
> & {
  /** `username` where it is a person's own login, `off` for somebody else's address. */
  autoComplete?: "email" | "username" | "off";
};

/** An email address, without capitalisation and correction by the keyboard. */
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
