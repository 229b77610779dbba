import { TextField, type TextFieldProps } from "../../../fields/text-field.tsx";

/** A day and time in South Africa, of a year that has four digits. */
export function DateTimeField(
  props: Pick<TextFieldProps, "name" | "label" | "hint" | "error" | "required">,
) {
  return <TextField {...props} type="datetime-local" max="9999-12-31T23:59" />;
}
