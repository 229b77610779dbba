import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A phone number: local, or with a country's `+` code (Q086). */
export function PhoneField(props: Omit<TextFieldProps, "type" | "inputMode">) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" />;
}
